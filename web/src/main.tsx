import { render } from "preact";
import "./styles/tokens.css";
import "./styles/lobby.css";
import "./styles/shell.css";
import "./styles/reading.css";
import "./styles/table.css";
import "./styles/prompt.css";
import "./styles/score.css";
import "./styles/orders.css";
import "./styles/invite.css";
import "./styles/pieces.css";
import { keepForOffline } from "./offline";
import { watchRoute } from "./route";
import { applySettings } from "./settings";
import { App } from "./shell/app";

applySettings();
watchRoute();
if (import.meta.env.DEV && new URLSearchParams(window.location.search).has("mock"))
  (await import("./mock/line")).mockHttp();
const root = document.getElementById("gruft");
if (root) render(<App />, root);
void keepForOffline();
