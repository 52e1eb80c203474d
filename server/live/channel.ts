import { setImmediate, setTimeout as rest } from 'node:timers/promises';
import { isNewerThan, stateOf, type Found, type State, type Stream } from './frames.ts';

/** At most four states a second, so that a call reaches its screens within half a second. */
const PAUSE_MS = 250;
const AFTER_FAILURE_MS = 1_000;

/**
 * Reads the current state of topics, in any order. A topic that is missing from the result no longer exists.
 * @param topics the followed topics
 */
export type Read = (topics: string[]) => AsyncIterable<[topic: string, found: Found]>;

/** Streams that change together: those of one place's line, or of one list's tickets. */
export interface Channel {
  /** Adds a stream. It gets the current state, unless it has seen that one last. */
  join(topic: string, stream: Stream): void;
  leave(topic: string, stream: Stream): void;
  /** Reads after a possible change and sends what changed. */
  touch(): void;
  isEmpty(): boolean;
}

interface Topic {
  streams: Set<Stream>;
  state: State | null;
}

/**
 * Opens a channel. Each state is read and serialised once for all its streams. Reads run one after
 * another, so that states stay in order.
 * @param event the name of its events
 * @param end called with a stream whose topic is gone
 */
export function openChannel({
  event,
  read,
  end,
  onError,
}: {
  event: string;
  read: Read;
  end: (stream: Stream) => void;
  onError: (error: unknown) => void;
}): Channel {
  const topics = new Map<string, Topic>();
  let isStale = false;
  let isReading = false;

  const sendState = (stream: Stream, state: State) => {
    stream.isNew = false;
    if (stream.lastId !== state.id) stream.send(state.frame);
  };

  const publish = (topic: Topic, found: Found) => {
    const state = stateOf(event, found);
    const isSame = topic.state?.digest === state.digest && topic.state.date === state.date;
    topic.state = state;
    for (const stream of topic.streams) {
      if (stream.isNew) sendState(stream, state);
      else if (!isSame) stream.send(state.frame);
    }
  };

  const readOnce = async () => {
    const names = [...topics.keys()];
    const gone = new Set(names);
    for await (const [name, found] of read(names)) {
      gone.delete(name);
      const topic = topics.get(name);
      if (topic) publish(topic, found);
    }
    for (const name of gone) topics.get(name)?.streams.forEach(end);
  };

  const run = async () => {
    if (isReading) return;
    isReading = true;
    // A transfer changes two lists of a line, with a notification for each.
    await setImmediate();
    while (isStale && topics.size > 0) {
      isStale = false;
      const pause = rest(PAUSE_MS, undefined, { ref: false });
      try {
        await readOnce();
        await pause;
      } catch (error) {
        onError(error);
        isStale = true;
        await rest(AFTER_FAILURE_MS, undefined, { ref: false });
      }
    }
    isReading = false;
  };

  const touch = () => {
    isStale = true;
    void run();
  };

  return {
    join: (name, stream) => {
      const topic = topics.get(name) ?? { streams: new Set(), state: null };
      topics.set(name, topic);
      topic.streams.add(stream);
      // A client that has seen a newer state, from another process, waits for a fresh read.
      if (topic.state && !isNewerThan(stream.lastId, topic.state)) sendState(stream, topic.state);
      else touch();
    },
    leave: (name, stream) => {
      const topic = topics.get(name);
      topic?.streams.delete(stream);
      if (topic?.streams.size === 0) topics.delete(name);
    },
    touch,
    isEmpty: () => topics.size === 0,
  };
}
