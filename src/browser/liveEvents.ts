import { learnServerTime } from '#src/lib/clock/serverClock.ts';

/**
 * `connecting`: not open yet, or paused while hidden. `live`: events arrive. `cut`: unavailable
 * now, or not supported by the server. Retries continue.
 */
export type LiveState = 'connecting' | 'live' | 'cut';

export interface Follower {
  /**
   * Called with the data of each event.
   * @param isFirst true for the first event of a connection. The server guarantees that nothing
   * newer was sent before
   */
  onEvent: (data: unknown, isFirst: boolean) => void;
  onState: (state: LiveState) => void;
  /** Continues while the tab is hidden, for a person who waits in another tab. */
  whileHidden?: boolean;
}

interface Feed {
  address: string;
  event: string;
  followers: Set<Follower>;
  source: EventSource | null;
  state: LiveState;
  lastId: string;
  /** Data of the last event, for later followers. */
  last: { data: unknown } | null;
  failures: number;
  retry: ReturnType<typeof setTimeout> | undefined;
  silence: ReturnType<typeof setTimeout> | undefined;
}

/** Maximum time between two heartbeats in ms, unless the server sends another one. */
const BEAT_MS = 20_000;
const MISSED_BEATS = 2.5;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
const TICK_MS = 5_000;
/** A gap in timers of this length, in ms, means that the machine slept. */
const SLEPT_MS = 15_000;

const feeds = new Map<string, Feed>();
let ticker: ReturnType<typeof setInterval> | undefined;
let tickedAt = 0;

const setState = (feed: Feed, state: LiveState): void => {
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

/** Random, so that clients do not reconnect at the same time after a server restart. */
const pauseAfter = (failures: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures) * (0.25 + Math.random() * 0.75);

const fail = (feed: Feed): void => {
  close(feed);
  feed.retry = setTimeout(() => open(feed), pauseAfter(feed.failures));
  feed.failures += 1;
  setState(feed, 'cut');
};

const addressOf = ({ address, lastId }: Feed): string =>
  lastId ? `${address}?${new URLSearchParams({ last_event_id: lastId })}` : address;

const isPaused = ({ followers }: Feed): boolean =>
  document.hidden && ![...followers].some(({ whileHidden }) => whileHidden);

function open(feed: Feed): void {
  close(feed);
  if (isPaused(feed)) return;
  if (typeof EventSource === 'undefined') return setState(feed, 'cut');
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
    setState(feed, 'live');
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

const followVisibility = (): void => {
  if (!document.hidden) return openAll();
  for (const feed of feeds.values()) {
    if (!isPaused(feed)) continue;
    close(feed);
    setState(feed, 'connecting');
  }
};

/** Handles a page from the back-forward cache. The first display has its streams. */
const show = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) followVisibility();
};

const tick = (): void => {
  const slept = Date.now() - tickedAt > SLEPT_MS;
  tickedAt = Date.now();
  if (slept) openAll();
};

const startTimers = (): void => {
  tickedAt = Date.now();
  ticker = setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', followVisibility);
  window.addEventListener('online', openAll);
  window.addEventListener('pageshow', show);
};

const stopTimers = (): void => {
  clearInterval(ticker);
  document.removeEventListener('visibilitychange', followVisibility);
  window.removeEventListener('online', openAll);
  window.removeEventListener('pageshow', show);
};

/**
 * Follows a stream of server-sent events, with one connection per address. It pauses in a hidden
 * tab unless a follower objects. It reconnects at once when the tab becomes visible, the network
 * returns or the machine wakes, and otherwise after growing random pauses. A connection without
 * heartbeats counts as cut.
 * @param event name of its events
 * @returns a function to stop
 */
export const follow = (address: string, event: string, follower: Follower): (() => void) => {
  if (feeds.size === 0) startTimers();
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
    if (feeds.size === 0) stopTimers();
  };
};
