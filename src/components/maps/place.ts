import type { Wait } from '#common/line/wait.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

export interface MapPlace extends Point {
  id: string;
  title: string;
  href?: string;
  category?: string;
  text?: string | null;
  wait?: Wait | null;
}

export interface PlaceLinks {
  /** Id of the hovered or focused place, here or in the list. Its marker is highlighted. */
  active?: string | null;
  /** Called when a marker is hovered or focused, or with null when none is. */
  onActiveChange?: (id: string | null) => void;
  /** Id of the open place. The map moves to a place that is selected from outside. */
  selected?: string | null;
  onSelect?: (id: string | null) => void;
}

/** Centre of a map without places. Source: section 9 of the specification. */
export const initialView = { latitude: 52.64, longitude: -1.14, zoom: 12 } as const;

/** Zoom of a map with one place. Source: section 9 of the specification. */
export const placeZoom = 13;

/** Bounds of all places: west, south, east, north. */
export const boundsOf = (places: Point[]): [number, number, number, number] => [
  Math.min(...places.map(({ longitude }) => longitude)),
  Math.min(...places.map(({ latitude }) => latitude)),
  Math.max(...places.map(({ longitude }) => longitude)),
  Math.max(...places.map(({ latitude }) => latitude)),
];
