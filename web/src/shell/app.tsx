/** Which page is shown. */

import { useEffect } from "preact/hooks";
import { TipLayer } from "../pieces/tip";
import { route } from "../route";
import { AboutPage } from "./about";
import { ChroniclePage } from "./chronicle/page";
import { Lobby } from "./lobby";
import { MapsPage } from "./maps";
import { NewTablePage } from "./newtable";
import { People } from "./people";
import { RulesPage } from "./rulebook";
import { TablePage } from "./table/page";

function Letter({ what }: { what: "notices" | "quiet" }) {
  return <People key={what} show={(people) => <people.LetterPage what={what} />} />;
}

function Page() {
  const now = route.value;
  switch (now.page) {
    case "lobby":
      return <Lobby />;
    case "new":
      return <NewTablePage key={now.slug} slug={now.slug} />;
    case "table":
      return <TablePage key={`${now.as}/${now.id}/${now.token}`} id={now.id} token={now.token} as={now.as} />;
    case "rules":
      return <RulesPage key={now.slug} slug={now.slug} rule={now.rule} />;
    case "maps":
      return <MapsPage key={now.slug} slug={now.slug} map={now.map} />;
    case "chronicle":
      return <ChroniclePage />;
    case "about":
      return <AboutPage />;
    case "account":
      return <People show={(people) => <people.AccountPage />} />;
    case "operator":
      return <People show={(people) => <people.OperatorPage />} />;
    case "notices":
    case "quiet":
      return <Letter what={now.page} />;
  }
}

export function App() {
  const now = route.value;
  useEffect(() => {
    if (now.page !== "table") document.title = "Gruft";
  }, [now]);
  return (
    <>
      <Page />
      <TipLayer />
    </>
  );
}
