/** A table without a server, for building boards: plays back recorded states from tests/fixtures/<slug>.json.
 *
 * `/table/mock-lords` shows the first scene, `/table/mock-lords#3` the fourth. Every answer is accepted and moves on to the
 * next scene. Only in development; the built client does not contain it.
 */

import type { FromServer, State } from "../net/protocol";
import type { Connect } from "../net/transport";

interface Recording {
  table: Extract<FromServer, { type: "welcome" }>;
  scenes: State[];
}

const recordings = import.meta.glob<Recording>("../../tests/fixtures/*.json", { import: "default" });
const served = import.meta.glob<unknown>("../../tests/fixtures/api/*.json", { import: "default" });

/** Answer the client's HTTP questions from files: `/api/games/lords/names?lang=de` is `games-lords-names-de.json`. */
export function mockHttp(): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = String(input);
    if (!url.startsWith("/api/")) return real(input, init);
    const name = url
      .slice(5)
      .replace(/\?lang=/, "-")
      .replaceAll("/", "-");
    const load = served[`../../tests/fixtures/api/${name}.json`];
    if (load) return new Response(JSON.stringify(await load()));
    return new Response(JSON.stringify({ code: "table.unknown" }), { status: 404 });
  };
}

export async function mockLine(id: string): Promise<Connect> {
  const load = recordings[`../../tests/fixtures/${id.replace("mock-", "")}.json`];
  const recording = await load?.();
  return (ears) => {
    let scene = Number(window.location.hash.slice(1)) || 0;
    let version = 0;
    const show = () => {
      const state = recording?.scenes[scene];
      if (state) setTimeout(() => ears.message({ ...state, version: ++version, since: null }), 0);
    };
    setTimeout(() => ears.state("open"), 0);
    return {
      send(message) {
        if (message.type === "hello" && recording) {
          ears.message(recording.table);
          show();
        }
        if (message.type === "answer" || message.type === "undo") {
          ears.message({ type: "reply", id: message.id, status: "accepted" });
          scene += message.type === "answer" ? 1 : -1;
          show();
        }
        if (message.type === "final") ears.message({ type: "reply", id: message.id, status: "why" });
        if (message.type === "why_not")
          ears.message({
            type: "reply",
            id: message.id,
            status: "why",
            refusal: { code: "table.not_an_option", rule: "", args: {} },
          });
      },
      close() {},
    };
  };
}
