import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { OutgoingHttpHeaders } from 'node:http';
import type { TSchema } from 'typebox';
import type { App } from '#server/context.ts';
import { openConnectionCounter } from '#server/lib/network.ts';
import { Problem } from '#server/lib/problem.ts';
import { retryFrame, streamOver } from './frames.ts';
import { openBroker, type Subject } from './broker.ts';
import { logResponse } from '#server/plugins/observe/logging.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The response is a stream, which may last for hours. */
    isStream: boolean;
  }
  interface FastifyInstance {
    /** Answers a request with an event stream. @param find finds the subject; throws the refusal */
    sendStream(
      request: FastifyRequest,
      reply: FastifyReply,
      find: () => Promise<Subject>,
    ): Promise<void>;
    /** Open streams, and streams rejected and dropped so far. */
    streamLoad: () => { open: number; refused: number; dropped: number };
  }
}

const RETRY_MS = 3_000;
const FULL_SECONDS = '30';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A stopping server need not wait for the connection of an ended stream.
  connection: 'close',
  // nginx would buffer events until its buffer is full.
  'x-accel-buffering': 'no',
};

/** The last event seen: a browser's own header, or a query parameter of a new stream. */
const lastIdOf = ({ headers, query }: FastifyRequest): string | null => {
  const { last_event_id: parameter } = query as { last_event_id?: string };
  const header = headers['last-event-id'];
  return (typeof header === 'string' ? header : parameter) ?? null;
};

/**
 * Server-Sent Events. Written here instead of using @fastify/sse, which serialises an event for
 * each stream and waits for a slow reader instead of dropping it.
 */
export default fp(
  async (app: App) => {
    const { clock, settings } = app.context;
    const { maxStreams, streamsPerAddress } = settings;
    const admitted = openConnectionCounter(streamsPerAddress || Infinity);
    let refused = 0;
    /**
     * Reserves a stream.
     * @throws Problem 429 at the limit of the address, 503 at that of the process
     */
    const enter = (address: string) => {
      const leave = admitted.hold(address);
      if (leave && admitted.total() <= maxStreams) return leave;
      leave?.();
      refused += 1;
      throw new Problem(leave ? 503 : 429, leave ? 'unavailable' : 'too_many_streams', {
        headers: { 'retry-after': FULL_SECONDS },
      });
    };
    const broker = openBroker({
      changes: app.changes,
      clock,
      onError: (error) => app.log.error(error, 'a line was not read'),
    });
    let dropped = 0;
    app.decorateRequest('isStream', false);
    app.decorate('streamLoad', () => ({ open: broker.size(), refused, dropped }));
    app.addHook('preClose', async () => broker.endAll());
    app.addHook('onClose', async () => broker.close());

    app.decorate('sendStream', async (request, reply, find) => {
      const response = reply.raw;
      const leave = enter(request.ip);
      response.once('close', leave);
      let subject: Subject;
      try {
        subject = await find();
        await broker.listen();
      } catch (error) {
        leave();
        throw error;
      }
      reply.headers(HEADERS);
      if (request.method === 'HEAD') {
        leave();
        void reply.send();
        return;
      }
      request.isStream = true;
      app.load.leave(request);
      reply.hijack();
      if (response.destroyed) return;
      // It ends with its connection. Without chunks, an event is one write to the socket instead of three.
      response.useChunkedEncodingByDefault = false;
      response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders);
      response.write(retryFrame(RETRY_MS));
      const stream = streamOver(response, lastIdOf(request), () => {
        dropped += 1;
      });
      const unfollow = broker.follow(subject, stream);
      response.once('close', () => {
        unfollow();
        // Most clients disconnect; Fastify's hook only sees responses that this server ends.
        if (!response.writableFinished) logResponse(request, reply);
      });
    });
  },
  { name: 'live', dependencies: ['capacity', 'response-cache'] },
);

/** The documented schema of a stream: events whose data has this schema. */
export const streamSchema = (data: TSchema) => ({
  description: 'Server-Sent Events with this schema as their data.',
  content: { 'text/event-stream': { schema: data } },
});
