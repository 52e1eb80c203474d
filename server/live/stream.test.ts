import { request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { testLine } from '#server/testing/lines.ts';
import { followStreams } from '#server/testing/streams.ts';
import { appWith, testApp } from '#server/testing/testApp.ts';

const CORS = 'https://elsewhere.example';

const test = testApp({ corsOrigins: [CORS], streamsPerAddress: 12 });
const { address, follow, leave, ofPlace } = followStreams(test);
const line = testLine(test);

describe('a stream', () => {
  it('has the usual headers and is neither stored nor buffered', async () => {
    const stream = await follow(ofPlace(line), { origin: CORS, 'accept-encoding': 'br, gzip' });
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': CORS,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(stream.headers['x-request-id']).toBeTruthy();
    await stream.next();
    expect(stream.text()).toMatch(/^retry: \d+\n\n/);
  });

  it('answers a HEAD request without a stream', async () => {
    const response = await test.app.inject({ method: 'HEAD', url: ofPlace(line) });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(response.body).toBe('');
  });

  it('counts neither as a request in progress nor as a slow one', async () => {
    const { limit } = test.app.load;
    const stream = await follow(ofPlace(line));
    await stream.next();
    expect(test.app.load.active).toBe(0);
    expect(test.app.streamLoad().open).toBe(1);
    await leave(stream);
    await vi.waitFor(() => expect(test.app.streamLoad().open).toBe(0));
    expect(test.app.load.limit).toBeGreaterThanOrEqual(limit);
    const { body } = await test.app.inject('/metrics');
    expect(body).toContain('seira_streams_open 0\n');
    expect(body).not.toMatch(/http_requests_total\{[^}]*line\/live",status="200"\} [2-9]/);
  });

  it('is rejected for an address at its limit until one of its streams ends', async () => {
    const own = await Promise.all(Array.from({ length: 12 }, () => follow(ofPlace(line))));
    const refused = await follow(ofPlace(line));
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '30' });
    await vi.waitFor(() => expect(refused.text()).toContain('"code":"too_many_streams"'));
    expect(test.app.streamLoad().refused).toBe(1);
    await leave(own[0]!);
    await vi.waitFor(async () => {
      const again = await follow(ofPlace(line));
      expect(again.status).toBe(200);
    });
  });

  it('is rejected beyond the limit of the process', async () => {
    const full = await appWith(test, { maxStreams: 1 });
    const at = await full.listen({ port: 0, host: '127.0.0.1' });
    const one = await follow(ofPlace(line), {}, at);
    const other = await follow(ofPlace(line), {}, at);
    expect([one.status, other.status]).toEqual([200, 503]);
    expect(other.headers['retry-after']).toBe('30');
    await full.close();
    await one.ended;
  });

  it('ends in order when the process stops, with a reconnection delay', async () => {
    const app = await appWith(test, {});
    const at = await app.listen({ port: 0, host: '127.0.0.1' });
    const streams = await Promise.all([1, 2, 3].map(() => follow(ofPlace(line), {}, at)));
    await Promise.all(streams.map((stream) => stream.next()));
    await app.close();
    await Promise.all(streams.map(({ ended }) => ended));
    const times = streams.map((stream) => Number(/retry: (\d+)\n\n$/.exec(stream.text())?.[1]));
    for (const ms of times) expect(ms).toBeGreaterThanOrEqual(500);
    expect(new Set(times).size).toBeGreaterThan(1);
  });

  it('ends when its client disconnects', async () => {
    const client = request(`${address()}${ofPlace(line)}`).end();
    client.on('error', () => undefined);
    await vi.waitFor(() => expect(test.app.streamLoad().open).toBe(1));
    client.destroy();
    await vi.waitFor(() => expect(test.app.streamLoad().open).toBe(0));
  });
});
