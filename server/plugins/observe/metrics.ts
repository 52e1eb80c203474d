import fp from 'fastify-plugin';
import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { isFromThisMachine } from '#server/plugins/requests/thisMachine.ts';
import { VERSION } from '#server/version.ts';
import { metric, requestMetrics } from './metricsText.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Who may read the metrics: clients with the token of the settings, and this machine itself. Behind
 * a proxy every client seems to be this machine, so only the token counts there.
 */
function mayRead(request: FastifyRequest, settings: Context['settings']): boolean {
  const { metricsToken } = settings;
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (metricsToken !== null && sent && timingSafeEqual(digest(sent), digest(metricsToken))) {
    return true;
  }
  return isFromThisMachine(request, settings);
}

/**
 * GET /metrics, for Prometheus: numbers by route pattern, method and status only. They contain no
 * person, address or list, and the number of routes bounds their count.
 */
export default fp(
  async (app: App) => {
    const { settings, db, passwords } = app.context;
    const requests = requestMetrics();
    app.decorate('mailCounts', { waiting: 0, failed: 0 });
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    app.addHook('onClose', async () => {
      delay.disable();
    });
    app.addHook('onResponse', async (request, reply) => {
      // How long somebody follows a line is not how long they wait for a response.
      if (request.isStream) return;
      requests.count({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      });
    });
    app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      if (!mayRead(request, settings)) throw new Problem(404, 'not_found');
      const connections = db.connections();
      const hashing = passwords.queue();
      const pages = app.pageLoad();
      const streams = app.streamLoad();
      const cpu = process.cpuUsage();
      const text = [
      requests.text(),
      metric('seira_build_info', 'gauge', 'Always 1; the version that runs is its label.', 1, { version: VERSION }),
      metric('seira_requests_active', 'gauge', 'Requests worked on now.', app.load.active),
      metric('seira_requests_max', 'gauge', 'Most requests worked on at once, at present.', Math.floor(app.load.limit)),
      metric('seira_requests_refused_total', 'counter', 'Requests turned away for want of capacity.', app.load.refused),
      metric('seira_pages_rendering', 'gauge', 'Pages rendered now.', pages.rendering),
      metric('seira_pages_waiting', 'gauge', 'Pages that wait to be rendered.', pages.waiting),
      metric('seira_pages_cached_bytes', 'gauge', 'Memory of cached pages.', pages.bytes),
      metric('seira_pages_shell_total', 'counter', 'Pages left to the browser to render.', pages.shells),
      metric('seira_streams_open', 'gauge', 'Streams of events open now.', streams.open),
      metric('seira_streams_refused_total', 'counter', 'Streams refused because too many are open.', streams.refused),
      metric('seira_streams_dropped_total', 'counter', 'Streams ended because their reader is too slow.', streams.dropped),
      metric('seira_hashing_active', 'gauge', 'Passwords hashed now.', hashing.running),
      metric('seira_hashing_waiting', 'gauge', 'Passwords that wait to be hashed.', hashing.waiting),
      metric('seira_database_connections_open', 'gauge', 'Open connections.', connections.open),
      metric('seira_database_connections_idle', 'gauge', 'Idle connections.', connections.idle),
      metric('seira_database_connections_waiting', 'gauge', 'Work that waits for a connection.', connections.waiting),
      metric('seira_mail_waiting', 'gauge', 'Messages that wait to be sent.', app.mailCounts.waiting),
      metric('seira_mail_failed', 'gauge', 'Messages that were given up.', app.mailCounts.failed),
      metric('seira_storage_failing', 'gauge', '1 after a write failed for want of space.', Number(app.storage.failing)),
      metric('nodejs_eventloop_delay_p99_seconds', 'gauge', 'Since the last reading.', delay.percentile(99) / 1e9 || 0),
      metric('process_cpu_seconds_total', 'counter', 'Processor time.', (cpu.user + cpu.system) / 1e6),
      metric('process_resident_memory_bytes', 'gauge', 'Memory.', process.memoryUsage.rss()),
      metric('process_start_time_seconds', 'gauge', 'Start, in Unix time.', Math.round(Date.now() / 1000 - process.uptime())),
    ].join(''); // prettier-ignore
      delay.reset();
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(text);
    });
  },
  { name: 'metrics', dependencies: ['capacity'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    /** Messages in the outbox when the mail worker last looked. */
    mailCounts: { waiting: number; failed: number };
  }
}
