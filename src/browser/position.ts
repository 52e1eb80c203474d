import type { Position } from '#src/lib/wait/distance.ts';
import { asRecord, number } from '#src/lib/read.ts';
import { serverNow } from '#src/lib/clock/serverClock.ts';
import { storedValue } from './stored/storedValue.ts';

/** The person's position, if known. It is stored on the device for some hours, and never sent whole. */
export interface Whereabouts {
  status: 'unknown' | 'asking' | 'known' | 'refused';
  position: Position | null;
  /** Lists are sorted by distance, because the person asked for it. */
  isSorting: boolean;
}

interface StoredPosition extends Position {
  /** In ms. */
  at: number;
}

const isStored = (value: unknown): value is StoredPosition => {
  const { latitude, longitude, at } = asRecord(value);
  return [latitude, longitude, at].every((figure) => number(figure) !== null);
};

const stored = storedValue('seira.position', 'local', isStored);

const unknown: Whereabouts = { status: 'unknown', position: null, isSorting: false };
let current: Whereabouts | null = null;
const listeners = new Set<() => void>();

const set = (next: Whereabouts): void => {
  current = next;
  listeners.forEach((listener) => listener());
};

/** Maximum age of a position in memory. The other limits: of a stored one, and of a request. */
const RECENT = 5 * 60_000;
const STORED_MS = 12 * 3_600_000;
const TIMEOUT_MS = 15_000;

const locate = (): Promise<Position | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { maximumAge: RECENT, timeout: TIMEOUT_MS },
    );
  });

const know = (position: Position, isSorting: boolean): void => {
  stored.set({ ...position, at: serverNow() });
  set({ status: 'known', position, isSorting });
};

/** Replaces a stored position by the current one if the device allows that without a question. */
const refresh = async (): Promise<void> => {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    const position = state === 'granted' ? await locate() : null;
    if (position && current?.status === 'known') know(position, current.isSorting);
  } catch {
    // An old browser stays with the stored one.
  }
};

const restored = (): Whereabouts => {
  const known = stored.get();
  if (!known || serverNow() - known.at > STORED_MS) return unknown;
  const { latitude, longitude } = known;
  void refresh();
  return { status: 'known', position: { latitude, longitude }, isSorting: false };
};

const get = (): Whereabouts => (current ??= restored());

/** The person's position, requested once and only on a click. */
export const whereabouts = {
  get,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Asks the device, which asks for permission. @returns null after a refusal or timeout */
  ask: async (): Promise<Position | null> => {
    const { status, position: known, isSorting } = get();
    if (status === 'known') return known;
    set({ status: 'asking', position: null, isSorting });
    const position = await locate();
    const now = get().isSorting;
    if (position) know(position, now);
    else set({ status: 'refused', position: null, isSorting: now });
    return position;
  },
  /** Sorts lists by distance, and asks for the position if it is unknown. */
  sort: (isSorting: boolean): void => {
    set({ ...get(), isSorting });
    if (isSorting) void whereabouts.ask();
  },
  /** Forgets the position, on the device as well. */
  forget: (): void => {
    stored.set(null);
    set(unknown);
  },
};
