import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { isNewerThan, stateOf, type Found, streamOver } from './frames.ts';
import { openBroker } from './broker.ts';
import { openChannel } from './channel.ts';

/** A response whose reader reads nothing. */
const deaf = () =>
  new Writable({ highWaterMark: 16_384, write: () => undefined }) as unknown as ServerResponse;

it('a slow reader is dropped once too many bytes wait for it, and not before', () => {
  const dropped = vi.fn();
  const response = deaf();
  const stream = streamOver(response, null, dropped);
  for (let n = 0; n < 60; n += 1) stream.send(Buffer.alloc(1024));
  expect(dropped).not.toHaveBeenCalled();
  for (let n = 0; n < 10; n += 1) stream.send(Buffer.alloc(1024));
  expect(dropped).toHaveBeenCalledOnce();
  expect(response.destroyed).toBe(true);
  stream.send('more');
  stream.end('the end');
  expect(dropped).toHaveBeenCalledOnce();
});

const found = (version: number, body = `{"n":${version}}`): Found => ({
  date: '2026-11-20',
  version,
  body,
  essence: body,
});

describe('the id of a state', () => {
  const state = stateOf('line', found(57));
  it('orders states by age', () => {
    expect(state.id).toMatch(/^2026-11-20\.57\.[\w-]{10}$/);
    const of = (date: string, version: number) => `${date}.${version}.0123456789`;
    expect(isNewerThan(of('2026-11-20', 58), state)).toBe(true);
    expect(isNewerThan(of('2026-11-21', 1), state)).toBe(true);
    expect(isNewerThan(of('2026-11-20', 57), state)).toBe(false);
    expect(isNewerThan(of('2026-11-19', 99), state)).toBe(false);
  });

  it('is trusted only in our format', () => {
    for (const id of [null, '', '9999', '2026-11-20.58', '2026-11-20.58.x\ny', '∞.1.0123456789'])
      expect(isNewerThan(id, state)).toBe(false);
  });
});

const recorded = (lastId: string | null = null) => {
  const sent: string[] = [];
  const stream = {
    lastId,
    isNew: true,
    send: (bytes: Buffer | string) => void sent.push(String(bytes)),
    end: () => undefined,
  };
  return { sent, stream };
};

describe('a channel', () => {
  const channelOf = (
    read: () => AsyncIterable<[string, Found]>,
    more: Partial<Parameters<typeof openChannel>[0]> = {},
  ) =>
    openChannel({
      event: 'line',
      read,
      end: () => undefined,
      onError: (error) => expect(error).toBeUndefined(),
      ...more,
    });

  it('reads once for all streams, however often it is touched, and sends equal states once', async () => {
    let version = 1;
    let count = 0;
    const channel = channelOf(async function* () {
      count += 1;
      yield ['', found(version, version < 3 ? '{"n":1}' : '{"n":3}')];
    });
    const all = [recorded(), recorded(), recorded()];
    for (const { stream } of all) channel.join('', stream);
    await vi.waitFor(() => expect(all.map(({ sent }) => sent.length)).toEqual([1, 1, 1]));
    version = 2;
    for (let n = 0; n < 50; n += 1) channel.touch();
    await vi.waitFor(() => expect(count).toBe(2));
    version = 3;
    channel.touch();
    await vi.waitFor(() => expect(all.map(({ sent }) => sent.length)).toEqual([2, 2, 2]));
    expect(count).toBe(3);
  });

  it('reads after all notifications of one transaction', async () => {
    const log: string[] = [];
    const channel = channelOf(async function* () {
      log.push('read');
      yield ['', found(1)];
    });
    const { sent, stream } = recorded();
    channel.join('', stream);
    for (const list of ['list 1', 'list 2']) {
      log.push(list);
      channel.touch();
    }
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(log).toEqual(['list 1', 'list 2', 'read']);
  });

  it('reads again for a client that has seen a newer state', async () => {
    let version = 5;
    const channel = channelOf(async function* () {
      yield ['', found(version)];
    });
    const first = recorded();
    channel.join('', first.stream);
    await vi.waitFor(() => expect(first.sent).toHaveLength(1));
    version = 6;
    const ahead = recorded('2026-11-20.6.0123456789');
    channel.join('', ahead.stream);
    expect(ahead.sent).toEqual([]);
    await vi.waitFor(() => expect(ahead.sent.join('')).toContain('"n":6'));
  });

  it('reads again after a failure without losing changes', async () => {
    let isBroken = true;
    const errors: unknown[] = [];
    const read = async function* (): AsyncIterable<[string, Found]> {
      if (isBroken) throw new Error('no database');
      yield ['', found(9)];
    };
    const channel = channelOf(read, { onError: (error) => errors.push(error) });
    const { sent, stream } = recorded();
    channel.join('', stream);
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    isBroken = false;
    await vi.waitFor(() => expect(sent.join('')).toContain('"n":9'));
  });

  it('ends the streams of a deleted subject', async () => {
    const end = vi.fn();
    const channel = channelOf(async function* () {}, { end });
    const { stream } = recorded();
    channel.join('key', stream);
    await vi.waitFor(() => expect(end.mock.calls[0]?.[0]).toBe(stream));
  });
});

it('the broker spreads the reads of many channels over the seconds after a full minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = new Date('2026-11-20T09:00:59Z');
  let reads = 0;
  const broker = openBroker({
    changes: {
      listen: async () => undefined,
      isReceiving: () => true,
      follow: () => undefined,
      close: async () => undefined,
    },
    clock: { now: () => now },
    onError: (error) => expect(error).toBeUndefined(),
  });
  for (let id = 1; id <= 60; id += 1)
    broker.follow(
      {
        kind: 'organisation',
        id,
        topic: '',
        event: 'line',
        read: async function* () {
          reads += 1;
          yield ['', found(1)];
        },
      },
      recorded().stream,
    );
  await vi.waitFor(() => expect(reads).toBe(60));
  now = new Date('2026-11-20T09:01:00Z');
  for (const expected of [80, 100, 120, 120]) {
    vi.advanceTimersByTime(1_000);
    await vi.waitFor(() => expect(reads).toBe(expected));
  }
  broker.close();
  vi.useRealTimers();
});
