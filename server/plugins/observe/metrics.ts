import fp from 'fastify-plugin';
import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { isFromThisMachine } from '#server/plugins/requests/thisMachine.ts';
import { statusMetrics } from './statusMetrics.ts';
import { VERSION } from '#server/version.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Admits clients with the token of the settings, and this machine itself. Behind a proxy every
 * client seems to be this machine, so only the token counts there.
 */
function mayRead(request: FastifyRequest, settings: Context['settings']): boolean {
  const { metricsToken } = settings;
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (metricsToken !== null && sent && timingSafeEqual(digest(sent), digest(metricsToken))) {
    return true;
  }
  return isFromThisMachine(request, settings);
}

/** Known methods; whatever else is sent counts as `other`. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']);

/** Requests that count as something a person did, when they succeed. */
const COUNTED: Record<string, { name: 'taken' | 'called'; by: string } | undefined> = {
  'POST /api/user/tickets': { name: 'taken', by: 'holder' },
  'POST /api/counter/:id/walk_ins': { name: 'taken', by: 'place' },
  'POST /api/counter/:id/calls': { name: 'called', by: 'place' },
};

/**
 * GET /metrics, for Prometheus: numbers by route pattern, method and status only. They contain no
 * person, address or list, and the number of routes bounds their count.
 */
export default fp(
  async (app: App) => {
    const { settings, db, passwords, outside } = app.context;
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    app.addHook('onClose', async () => {
      delay.disable();
    });

    const registry = new Registry();
    const registers = [registry];
    const requests = new Counter({
      name: 'http_requests_total',
      help: 'Requests answered.',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    const times = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer.',
      labelNames: ['route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    new Gauge({
      name: 'seira_build_info',
      help: 'Always 1; the version that runs is its label.',
      labelNames: ['version'],
      registers,
    }).set({ version: VERSION }, 1);
    const tickets = new Counter({
      name: 'seira_tickets_total',
      help: 'Tickets taken, and calls of the next one.',
      labelNames: ['event', 'by'],
      registers,
    });
    for (const counted of Object.values(COUNTED)) {
      if (counted) tickets.inc({ event: counted.name, by: counted.by }, 0);
    }
    const readStatus = statusMetrics(app, registers);
    const readings: [name: string, help: string, read: () => number][] = [
      ['seira_requests_active', 'Requests worked on now.', () => app.load.active],
      ['seira_requests_max', 'Most requests worked on at once, at present.', () => Math.floor(app.load.limit)],
      ['seira_requests_refused_total', 'Requests turned away for want of capacity.', () => app.load.refused],
      ['seira_responses_hits_total', 'Responses sent from the cache.', () => app.responseCounts.hits],
      ['seira_responses_misses_total', 'Cached responses that had to be made.', () => app.responseCounts.misses],
      ['seira_pages_rendering', 'Pages rendered now.', () => app.pageLoad().rendering],
      ['seira_pages_waiting', 'Pages that wait to be rendered.', () => app.pageLoad().waiting],
      ['seira_pages_cached_bytes', 'Memory of cached pages.', () => app.pageLoad().bytes],
      ['seira_pages_shell_total', 'Pages left to the browser to render.', () => app.pageLoad().shells],
      ['seira_streams_open', 'Streams of events open now.', () => app.streamLoad().open],
      ['seira_streams_refused_total', 'Streams refused because too many are open.', () => app.streamLoad().refused],
      ['seira_streams_dropped_total', 'Streams ended because their reader is too slow.', () => app.streamLoad().dropped],
      ['seira_hashing_active', 'Passwords hashed now.', () => passwords.queue().running],
      ['seira_hashing_waiting', 'Passwords that wait to be hashed.', () => passwords.queue().waiting],
      ['seira_database_connections_open', 'Open connections.', () => db.connections().open],
      ['seira_database_connections_idle', 'Idle connections.', () => db.connections().idle],
      ['seira_database_connections_waiting', 'Work that waits for a connection.', () => db.connections().waiting],
      ['seira_mail_ok', '0 after mail could not be sent, until the server accepts it again.', () => Number(outside.mail.failure === null)],
      ['seira_photos_ok', '0 after the store of photos failed, until it works.', () => Number(outside.photos.failure === null)],
      ['seira_storage_failing', '1 after a write failed for want of space.', () => Number(app.storage.failing)],
      ['nodejs_eventloop_delay_p99_seconds', 'Since the last reading.', () => delay.percentile(99) / 1e9 || 0],
      ['process_cpu_seconds_total', 'Processor time.', () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6],
      ['process_resident_memory_bytes', 'Memory.', () => process.memoryUsage.rss()],
      ['process_start_time_seconds', 'Start, in Unix time.', () => Math.round(Date.now() / 1000 - process.uptime())],
    ]; // prettier-ignore
    for (const [name, help, read] of readings) {
      registry.registerMetric(
        name.endsWith('_total')
          ? new Counter({
              name,
              help,
              registers: [],
              collect() {
                this.reset();
                this.inc(read());
              },
            })
          : new Gauge({
              name,
              help,
              registers: [],
              collect() {
                this.set(read());
              },
            }),
      );
    }

    app.addHook('onResponse', async (request, reply) => {
      // The life of a stream is no response time.
      if (request.isStream) return;
      const route = request.routeOptions.url ?? 'none';
      const method = METHODS.has(request.method) ? request.method : 'other';
      requests.inc({ method, route, status: reply.statusCode });
      times.observe({ route }, reply.elapsedTime / 1000);
      const counted = reply.statusCode < 300 && COUNTED[`${method} ${route}`];
      if (counted) tickets.inc({ event: counted.name, by: counted.by });
    });
    app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      if (!mayRead(request, settings)) throw new Problem(404, 'not_found');
      await readStatus();
      const text = await registry.metrics();
      delay.reset();
      return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
    });
  },
  { name: 'metrics', dependencies: ['capacity'] },
);
