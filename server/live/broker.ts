import type { Clock } from '#server/lib/clock.ts';
import type { Changes } from '#server/db/lineChanges.ts';
import { heartbeatFrame, retryFrame, type Stream } from './frames.ts';
import { openChannel, type Read, type Channel } from './channel.ts';

const BEAT_MS = 20_000;
/** Heartbeats are spread over this many turns, so that streams are not written all at once. */
const TURNS = 20;
const POLL_EVERY_MS = 1_000;
/**
 * After a full minute, all channels are read again, spread over this many turns. Read at once, 300
 * lines with 12,600 screens kept a process busy for half a second, and calls had to wait.
 */
const READ_TURNS = 20;
/** A process with fewer channels reads all of them at once. */
const CHANNELS_A_TURN_LEAST = 20;
/** After a stop, clients reconnect spread over this time. */
const RECONNECT_MS = { least: 500, most: 5_000 };

export interface Subject {
  kind: 'organisation' | 'list';
  id: number;
  /** A ticket's key, or empty for the line itself. Topics of one channel change together. */
  topic: string;
  event: string;
  read: Read;
}

/** Receives changes and passes them to the streams of a process. */
export interface Broker {
  /**
   * Starts receiving changes, before anything is followed.
   * @throws if the database is unreachable
   */
  listen(): Promise<unknown>;
  /** Follows a subject. @returns the stop function */
  follow(subject: Subject, stream: Stream): () => void;
  endAll(): void;
  close(): void;
  size(): number;
}

/** Opens the broker. It starts to listen for changes with its first stream. */
export function openBroker({
  changes,
  clock,
  onError,
}: {
  changes: Changes;
  clock: Clock;
  onError: (error: unknown) => void;
}): Broker {
  const channels = new Map<string, Channel>();
  const turns = Array.from({ length: TURNS }, () => new Set<Stream>());
  let turn = 0;
  let isEnding = false;

  const touchAll = () => {
    for (const channel of channels.values()) channel.touch();
  };
  changes.follow({
    changed: (organisation, list) => {
      if (list === '') return;
      channels.get(`organisation ${organisation}`)?.touch();
      channels.get(`list ${list}`)?.touch();
    },
    missed: touchAll,
  });

  const beat = setInterval(() => {
    turn = (turn + 1) % TURNS;
    const frame = heartbeatFrame(BEAT_MS, Date.now());
    for (const stream of turns[turn]!) stream.send(frame);
  }, BEAT_MS / TURNS);
  beat.unref();

  const minuteOf = () => Math.floor(clock.now().getTime() / 60_000);
  let minute = minuteOf();
  let due: Channel[] = [];
  let channelsATurn = 0;
  // Lists also change with time: lists close, estimates move, and days end at midnight in Athens.
  const minuteTimer = setInterval(() => {
    if (minuteOf() !== minute) {
      minute = minuteOf();
      due = [...channels.values()];
      channelsATurn = Math.max(CHANNELS_A_TURN_LEAST, Math.ceil(due.length / READ_TURNS));
    }
    for (const channel of due.splice(0, channelsATurn)) channel.touch();
  }, POLL_EVERY_MS);
  minuteTimer.unref();

  const end = (stream: Stream) => {
    const { least, most } = RECONNECT_MS;
    stream.end(retryFrame(least + Math.random() * (most - least)));
  };

  return {
    listen: changes.listen,
    follow: ({ kind, id, topic, event, read }, stream) => {
      const name = `${kind} ${id}`;
      const channel = channels.get(name) ?? openChannel({ event, read, end, onError });
      channels.set(name, channel);
      const own = turns[Math.floor(Math.random() * TURNS)]!;
      own.add(stream);
      channel.join(topic, stream);
      if (isEnding) end(stream);
      return () => {
        own.delete(stream);
        channel.leave(topic, stream);
        if (channel.isEmpty() && channels.get(name) === channel) channels.delete(name);
      };
    },
    endAll: () => {
      isEnding = true;
      for (const streams of turns) streams.forEach(end);
    },
    close: () => {
      clearInterval(beat);
      clearInterval(minuteTimer);
    },
    size: () => turns.reduce((sum, streams) => sum + streams.size, 0),
  };
}
