import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeAll } from 'vitest';
import type { App } from '#server/context.ts';

/** A promise that the test settles. */
export function later<Value = void>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** The complete events in a text, in order. Heartbeats, comments and `retry` are none. */
const eventsIn = (text: string) =>
  text
    .split('\n\n')
    .slice(0, -1)
    .map((block) => Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s))))
    .flatMap(({ event, id = '', data = '' }: Record<string, string | undefined>) =>
      event === undefined || event === 'beat' ? [] : [{ event, id, data }],
    );

export type TestStream = Awaited<ReturnType<typeof openStream>>;

export async function openStream(url: string, headers: Record<string, string> = {}) {
  const request = get(url, { headers, agent: false });
  request.on('error', () => undefined);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  let read = 0;
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const nothing = () => undefined;
  const ended: Promise<void> = once(response, 'close').then(nothing, nothing);
  /** The events received so far. */
  const events = () => eventsIn(text);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => text,
    events,
    /** The next unread event; rejects if the stream ends first. */
    next: async () => {
      while (events().length === read) {
        if (response.closed) throw new Error(`The stream ended after: ${text}`);
        await Promise.race([once(response, 'data'), ended]);
      }
      return events()[read++]!;
    },
    ended,
    close: () => request.destroy(),
  };
}

/** Lets the application listen, and ends the streams of a test after it. */
export function followStreams(test: { app: App }) {
  let address = '';
  const open: TestStream[] = [];
  beforeAll(async () => {
    address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  const leave = (stream: TestStream) => {
    stream.close();
    return stream.ended;
  };
  afterEach(async () => {
    for (const stream of open.splice(0)) await leave(stream);
  });
  return {
    address: () => address,
    follow: async (path: string, headers?: Record<string, string>, at = address) => {
      const stream = await openStream(`${at}${path}`, headers);
      open.push(stream);
      return stream;
    },
    leave,
    ofPlace: ({ place }: { place: { slug: string } }) =>
      `/api/organisations/${place.slug}/line/live`,
  };
}

export interface InjectedResponse {
  statusCode: number;
  headers: Record<string, unknown>;
  /** The body; for a stream, the data of its first event. */
  rawPayload: Buffer;
}

/** Sends a request whose response may be a stream, which is closed after its first event. */
export async function injectOnce(app: App, options: InjectOptions): Promise<InjectedResponse> {
  const request = { ...options, payloadAsStream: true as const };
  const { statusCode, headers, raw, stream } = await app.inject(request);
  const isStream = String(headers['content-type']).startsWith('text/event-stream');
  const chunks: Buffer[] = [];
  for await (const chunk of stream()) {
    chunks.push(chunk as Buffer);
    const [first] = isStream ? eventsIn(Buffer.concat(chunks).toString()) : [];
    if (!first) continue;
    raw.res.destroy();
    return { statusCode, headers, rawPayload: Buffer.from(first.data) };
  }
  return { statusCode, headers, rawPayload: Buffer.concat(chunks) };
}

/** The headers that authenticate a caller; null for anonymous requests. */
export type Caller = { headers: Record<string, string> } | null;

/** The response to a request. `text` is a body that is not JSON. */
export interface TestResponse<Body = Record<string, unknown>> {
  status: number;
  body: Body & { error?: string; code?: string; message?: Record<string, string[]> };
  headers: Record<string, unknown>;
}

/** A refusal: its status with its faulty fields or its code, e.g. `422 email name` or `409 link_over`. */
export const refusalOf = ({ status, body }: TestResponse<unknown>): string => {
  const { code, message } = body as TestResponse['body'];
  return `${status} ${message ? Object.keys(message).sort().join(' ') : code}`;
};

export const askOf =
  (test: { app: App }) =>
  async <Body = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    url: string,
    who: Caller = null,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<TestResponse<Body>> => {
    const response = await injectOnce(test.app, {
      method,
      url,
      headers: { ...who?.headers, ...headers },
      ...(payload ? { payload } : {}),
    });
    const text = response.rawPayload.toString();
    return {
      status: response.statusCode,
      body: (/^[{[]/.test(text) ? JSON.parse(text) : { text }) as TestResponse<Body>['body'],
      headers: response.headers,
    };
  };
