/** Which rule says what a thing of Dark Domains is for, where its words do not (texts/what.*.ftl). */

const PLACES: Record<string, string> = {
  seer: "DD-ACTION-01",
  business_district: "DD-ACTION-02",
  temple_black_kult: "DD-ACTION-03",
  assassin: "DD-ACTION-04",
  street_thug: "DD-ACTION-05",
  architects_guild: "DD-ACTION-09",
  inn: "DD-ACTION-10",
  builders_guild: "DD-ACTION-11",
  towers: "DD-ACTION-12",
  library: "DD-ACTION-13",
  green_unicorn: "DD-ACTION-14",
  yellow_swan: "DD-ACTION-14",
  docks: "DD-ACTION-15",
  far_lands: "DD-ACTION-16",
  royal_court: "DD-ACTION-17",
  niktmarg: "DD-ACTION-18",
  town_council: "DD-ACTION-19",
};

const TOKENS: Record<string, string> = {
  desecration: "DD-TOKEN-03",
  sanctify: "DD-TOKEN-04",
  imbue: "DD-TOKEN-05",
  weapon: "DD-TOKEN-06",
  unavailable: "DD-TOKEN-07",
  gate: "DD-SPELL-24",
  courtesan_control: "DD-ACTION-17",
};

const KINDS: Record<string, string> = {
  adventurer: "DD-TARGET-01",
  building: "DD-BLD-01",
  fortune: "DD-FORTUNE-04",
  henchman: "DD-HENCH-01",
  master: "DD-MASTER-03",
  monster: "DD-MON-01",
  spell: "DD-SPELL-03",
};

export function ruleOf(ref: string): string | undefined {
  const [kind = "", id = ""] = ref.replace(/\.\d+$/, "").split(":");
  if (kind === "place" || kind === "space") return PLACES[id];
  return kind === "token" ? TOKENS[id] : KINDS[kind];
}
