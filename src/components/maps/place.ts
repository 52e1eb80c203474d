import type { Wait } from '#common/line/wait.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

export interface MapPlace extends Point {
  id: string;
  title: string;
  href?: string;
  /** The icon name of its category. */
  category?: string;
  text?: string | null;
  wait?: Wait | null;
}

export interface PlaceLinks {
  /** The id of the hovered or focused place, here or in the list: its marker stands out. */
  active?: string | null;
  /** Called when a marker gains attention, or none has it any more. */
  onActiveChange?: (id: string | null) => void;
  /** The id of the place that is open on the map; the map moves to one that is set from outside. */
  selected?: string | null;
  onSelect?: (id: string | null) => void;
}

/** The centre of a map without places. Source: section 9 of the specification. */
export const nowhere = { latitude: 52.64, longitude: -1.14, zoom: 12 } as const;

/** The zoom of a map with a single place. Source: section 9 of the specification. */
export const placeZoom = 13;

/** West, south, east, north of all places. */
export const boundsOf = (places: Point[]): [number, number, number, number] => [
  Math.min(...places.map(({ longitude }) => longitude)),
  Math.min(...places.map(({ latitude }) => latitude)),
  Math.max(...places.map(({ longitude }) => longitude)),
  Math.max(...places.map(({ latitude }) => latitude)),
];
