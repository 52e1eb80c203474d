import type { Position } from '#src/lib/wait/distance.ts';

/** The person's position, as far as known. It lives as long as the page and is stored nowhere. */
export interface Whereabouts {
  status: 'unknown' | 'asking' | 'known' | 'refused';
  position: Position | null;
}

const unknown: Whereabouts = { status: 'unknown', position: null };
let current = unknown;
const listeners = new Set<() => void>();

const set = (next: Whereabouts): void => {
  current = next;
  listeners.forEach((listener) => listener());
};

/** How old a position may be, and how long the device may take for one, in ms. */
const RECENT = 5 * 60_000;
const PATIENCE = 15_000;

/** Where the person is, asked for by a press only. */
export const whereabouts = {
  get: (): Whereabouts => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Asks the device, which asks the person. @returns null when there is no answer or a refusal */
  ask: async (): Promise<Position | null> => {
    if (current.status === 'known') return current.position;
    set({ status: 'asking', position: null });
    const position = await new Promise<Position | null>((resolve) => {
      if (!('geolocation' in navigator)) return resolve(null);
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        () => resolve(null),
        { maximumAge: RECENT, timeout: PATIENCE },
      );
    });
    set({ status: position ? 'known' : 'refused', position });
    return position;
  },
  forget: (): void => set(unknown),
};
