import type { Position } from '#src/lib/wait/distance.ts';

/** The person's position, if known. It lives as long as the page and is never stored. */
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

/** Maximum age of a position and maximum time to get one, in ms. */
const RECENT = 5 * 60_000;
const TIMEOUT_MS = 15_000;

/** The person's position, requested only on a click. */
export const whereabouts = {
  get: (): Whereabouts => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Asks the device, which asks for permission. @returns null after a refusal or timeout */
  ask: async (): Promise<Position | null> => {
    if (current.status === 'known') return current.position;
    set({ status: 'asking', position: null });
    const position = await new Promise<Position | null>((resolve) => {
      if (!('geolocation' in navigator)) return resolve(null);
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        () => resolve(null),
        { maximumAge: RECENT, timeout: TIMEOUT_MS },
      );
    });
    set({ status: position ? 'known' : 'refused', position });
    return position;
  },
  forget: (): void => set(unknown),
};
