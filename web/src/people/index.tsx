/** Everything about people, fetched when somebody comes to it. */

import "./people.css";

export { AccountPage } from "./account";
export { follow, LetterPage, NoticesPart } from "./notices";
export { OperatorPage } from "./operator";
