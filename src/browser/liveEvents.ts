import { learnServerTime } from '#src/lib/clock/serverClock.ts';

/**
 * `connecting`: not open yet, or at rest while nobody looks. `live`: what happens is shown at once.
 * `cut`: it cannot be had now, or the server has no such stream; it is tried again.
 */
export type LiveState = 'connecting' | 'live' | 'cut';

export interface Follower {
  /**
   * Called with each event's data.
   * @param isFirst the first of a connection: the server vouches that nothing newer was seen before
   */
  onEvent: (data: unknown, isFirst: boolean) => void;
  onState: (state: LiveState) => void;
  /** Whether it also follows while nobody looks: its news is for who waits in another tab. */
  whileHidden?: boolean;
}

interface Feed {
  address: string;
  event: string;
  followers: Set<Follower>;
  source: EventSource | null;
  state: LiveState;
  lastId: string;
  /** The data of the last event, for who joins later. */
  last: { data: unknown } | null;
  failures: number;
  retry: ReturnType<typeof setTimeout> | undefined;
  silence: ReturnType<typeof setTimeout> | undefined;
}

/** The server sends a sign of life at least this often, in ms, unless it says otherwise. */
const BEAT_MS = 20_000;
const MISSED_BEATS = 2.5;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
const TICK_MS = 5_000;
/** Time that passed unnoticed: the machine slept. */
const SLEPT_MS = 15_000;

const feeds = new Map<string, Feed>();
let ticker: ReturnType<typeof setInterval> | undefined;
let tickedAt = 0;

const tell = (feed: Feed, state: LiveState): void => {
  if (feed.state === state) return;
  feed.state = state;
  for (const follower of feed.followers) follower.onState(state);
};

const close = (feed: Feed): void => {
  clearTimeout(feed.retry);
  clearTimeout(feed.silence);
  feed.source?.close();
  feed.source = null;
};

/** Spread, so that the screens of a server that restarts do not come back as one. */
const pauseAfter = (failures: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.25 + Math.random() * 0.75);

const fail = (feed: Feed): void => {
  close(feed);
  feed.retry = setTimeout(() => open(feed), pauseAfter(feed.failures));
  feed.failures += 1;
  tell(feed, 'cut');
};

const addressOf = ({ address, lastId }: Feed): string =>
  lastId ? `${address}?${new URLSearchParams({ last_event_id: lastId })}` : address;

const rests = ({ followers }: Feed): boolean =>
  document.hidden && ![...followers].some(({ whileHidden }) => whileHidden);

function open(feed: Feed): void {
  close(feed);
  if (rests(feed)) return;
  if (typeof EventSource === 'undefined') return tell(feed, 'cut');
  const source = new EventSource(addressOf(feed));
  feed.source = source;
  let beat = BEAT_MS;
  let isFirst = true;
  const isHeard = (): void => {
    clearTimeout(feed.silence);
    feed.silence = setTimeout(() => fail(feed), beat * MISSED_BEATS);
  };
  isHeard();
  source.onopen = () => {
    feed.failures = 0;
    isHeard();
    tell(feed, 'live');
  };
  source.onerror = () => fail(feed);
  source.addEventListener('beat', ({ data }: MessageEvent<string>) => {
    const [every, now] = data.split('\n');
    beat = Number(every) || BEAT_MS;
    learnServerTime(Number(now));
    isHeard();
  });
  source.addEventListener(feed.event, ({ data, lastEventId }: MessageEvent<string>) => {
    isHeard();
    let read: unknown;
    try {
      read = JSON.parse(data);
    } catch {
      return fail(feed);
    }
    feed.lastId = lastEventId;
    feed.last = { data: read };
    for (const follower of feed.followers) follower.onEvent(read, isFirst);
    isFirst = false;
  });
}

const openAll = (): void => feeds.forEach(open);

const look = (): void => {
  if (!document.hidden) return openAll();
  for (const feed of feeds.values()) {
    if (!rests(feed)) continue;
    close(feed);
    tell(feed, 'connecting');
  }
};

/** A page that comes back from the browser's memory; the first showing of one has its streams. */
const show = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) look();
};

const tick = (): void => {
  const slept = Date.now() - tickedAt > SLEPT_MS;
  tickedAt = Date.now();
  if (slept) openAll();
};

const watch = (): void => {
  tickedAt = Date.now();
  ticker = setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', openAll);
  window.addEventListener('pageshow', show);
};

const rest = (): void => {
  clearInterval(ticker);
  document.removeEventListener('visibilitychange', look);
  window.removeEventListener('online', openAll);
  window.removeEventListener('pageshow', show);
};

/**
 * Follows a stream of Server-Sent Events; one connection for all who follow the same address. It
 * rests while the tab is hidden, unless a follower says otherwise, comes back at once when somebody
 * looks, when there is a network again and when the machine wakes, and otherwise after pauses that
 * grow and differ. A connection without a sign of life counts as cut.
 * @param event the name of its events
 * @returns how to stop
 */
export const follow = (address: string, event: string, follower: Follower): (() => void) => {
  if (feeds.size === 0) watch();
  let feed = feeds.get(address);
  if (feed) {
    feed.followers.add(follower);
    follower.onState(feed.state);
    if (feed.last) follower.onEvent(feed.last.data, false);
  } else {
    feed = {
      address,
      event,
      followers: new Set([follower]),
      source: null,
      state: 'connecting',
      lastId: '',
      last: null,
      failures: 0,
      retry: undefined,
      silence: undefined,
    };
    feeds.set(address, feed);
    open(feed);
  }
  const own = feed;
  return () => {
    own.followers.delete(follower);
    if (own.followers.size > 0 || feeds.get(address) !== own) return;
    close(own);
    feeds.delete(address);
    if (feeds.size === 0) rest();
  };
};
