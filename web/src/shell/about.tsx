/** Who made what we use: games, type, icons. */

import { t } from "../text/load";
import { Frame } from "./chrome";

const ICON_AUTHORS =
  "Lorc, Delapouite, Skoll, Caro Asercion, sbed, Carl Olsen, Cathelineau, DarkZaitzev, Willdabeast, Faithtoken, Guard13007, HeavenlyDog, John Colburn, John Redman, Kier Heyl, Lord Berandas, Pepijn Poolman, PriorBlue, Quoting, Rihlsul, Sparker, Spencerdub, Starseeker, Viscious Speed, Zajkonur, Zeromancer, Andy Meneely, Aussiesim, Irongamer";

export function AboutPage() {
  return (
    <Frame class="about">
      <h1>{t("about")}</h1>
      <p>{t("about-what")}</p>
      <h2>{t("about-games")}</h2>
      <p>{t("about-games-text")}</p>
      <h2>{t("about-reconstructed")}</h2>
      <p>{t("about-reconstructed-text")}</p>
      <h2>{t("about-type")}</h2>
      <p>{t("about-type-text")}</p>
      <h2>{t("about-icons")}</h2>
      <p>{t("about-icons-text", { authors: ICON_AUTHORS })}</p>
      <h2>{t("about-dice")}</h2>
      <p>{t("about-dice-text")}</p>
    </Frame>
  );
}
