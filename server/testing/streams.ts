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

interface StreamEvent {
  event: string;
  id: string;
  data: string;
}

/** The events in a text, in order, and the rest of the text. Comments and `retry` are no events. */
function eventsIn(text: string): { events: StreamEvent[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap((block) => {
    const fields = new Map(
      block.split('\n').map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ')];
      }),
    );
    const event = fields.get('event');
    return event === undefined
      ? []
      : [{ event, id: fields.get('id') ?? '', data: fields.get('data') ?? '' }];
  });
  return { events, rest };
}

export interface TestStream {
  status: number;
  headers: IncomingMessage['headers'];
  text(): string;
  /** The events received so far, without heartbeats. */
  events(): StreamEvent[];
  /** The next unread event; rejects if the stream ends first. */
  next(): Promise<StreamEvent>;
  ended: Promise<void>;
  close(): void;
}

export async function openStream(
  url: string,
  headers: Record<string, string> = {},
): Promise<TestStream> {
  const request = get(url, { headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  let read = 0;
  let isOver = false;
  let wake = (): void => undefined;
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    wake();
  });
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      wake();
      resolve();
    };
    response.on('close', end);
    response.on('error', end);
  });
  request.on('error', () => undefined);
  const events = () => eventsIn(text).events.filter(({ event }) => event !== 'beat');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => text,
    events,
    next: async () => {
      for (;;) {
        const found = events()[read];
        if (found) {
          read += 1;
          return found;
        }
        if (isOver) throw new Error(`The stream ended after: ${text}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
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
  const { statusCode, headers, raw, stream } = await app.inject({
    ...options,
    payloadAsStream: true,
  });
  const isStream = String(headers['content-type']).startsWith('text/event-stream');
  const chunks: Buffer[] = [];
  for await (const chunk of stream()) {
    chunks.push(chunk as Buffer);
    // A heartbeat may come before the first state.
    const first = isStream
      ? eventsIn(Buffer.concat(chunks).toString()).events.find(({ event }) => event !== 'beat')
      : undefined;
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
