/** What is laid over the map as this browser likes it; the next table begins with the same. */

export const LAYERS = ["reach", "sight", "odds", "coords"] as const;

export type Layers = Record<(typeof LAYERS)[number], boolean>;

const KEY = "gruft.descent.layers";

const USUAL: Layers = { reach: true, sight: false, odds: true, coords: false };

export function keptLayers(): Layers {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Layers>;
    const isOn = (name: keyof Layers) => (typeof kept[name] === "boolean" ? kept[name] : USUAL[name]);
    return { reach: isOn("reach"), sight: isOn("sight"), odds: isOn("odds"), coords: isOn("coords") };
  } catch {
    return USUAL;
  }
}

export function keepLayers(layers: Layers): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(layers));
  } catch {
    // A browser that keeps nothing: they last as long as the page.
  }
}
