import fp from 'fastify-plugin';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { App, Context } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';
import { isFromThisMachine } from '#server/plugins/requests/thisMachine.ts';
import { statusMetrics } from './statusMetrics.ts';
import { VERSION } from '#server/version.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Accepts clients with the configured token, and this machine. Behind a proxy every client seems to
 * be this machine, so only the token counts.
 */
function mayRead(request: FastifyRequest, settings: Context['settings']): boolean {
  const { metricsToken } = settings;
  const sent = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (metricsToken !== null && sent && timingSafeEqual(digest(sent), digest(metricsToken))) {
    return true;
  }
  return isFromThisMachine(request, settings);
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']);

/** Successful requests that count as domain events. */
const COUNTED: Record<string, { name: 'taken' | 'called'; by: string } | undefined> = {
  'POST /api/user/tickets': { name: 'taken', by: 'holder' },
  'POST /api/counter/:id/walk_ins': { name: 'taken', by: 'place' },
  'POST /api/counter/:id/calls': { name: 'called', by: 'place' },
};

/** CPU, memory, garbage collection and event loop, once per process. */
const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics, eventLoopMonitoringPrecision: 20 });
const lag = processMetrics.getSingleMetric('nodejs_eventloop_lag_p99_seconds') as Gauge;
processMetrics.registerMetric(
  new Gauge({
    name: 'nodejs_eventloop_delay_p99_seconds',
    help: 'Former name of nodejs_eventloop_lag_p99_seconds, for one release.',
    registers: [],
    async collect() {
      this.set((await lag.get()).values[0]?.value ?? 0);
    },
  }),
);

/**
 * GET /metrics for Prometheus: numbers by route pattern, method and status only. They contain no
 * person, address or list. The number of routes limits the number of series.
 */
export default fp(
  async (app: App) => {
    const { settings, db, replica, passwords, outside } = app.context;
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
      help: 'Response time.',
      labelNames: ['route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    new Gauge({
      name: 'seira_build_info',
      help: 'Always 1; the label is the running version.',
      labelNames: ['version'],
      registers,
    }).set({ version: VERSION }, 1);
    const tickets = new Counter({
      name: 'seira_tickets_total',
      help: 'Tickets issued, and calls of the next ticket.',
      labelNames: ['event', 'by'],
      registers,
    });
    for (const counted of Object.values(COUNTED)) {
      if (counted) tickets.inc({ event: counted.name, by: counted.by }, 0);
    }
    const readStatus = statusMetrics(app, registers);
    const readings: [name: string, help: string, read: () => number][] = [
      ['seira_requests_active', 'Requests in progress.', () => app.load.active],
      ['seira_requests_max', 'Limit of concurrent requests.', () => Math.floor(app.load.limit)],
      ['seira_requests_refused_total', 'Requests over the limit.', () => app.load.refused],
      ['seira_pages_rendering', 'Pages being rendered.', () => app.pageLoad().rendering],
      ['seira_pages_waiting', 'Pages waiting for the renderer.', () => app.pageLoad().waiting],
      ['seira_pages_cached_bytes', 'Memory of cached pages.', () => app.pageLoad().bytes],
      ['seira_pages_shell_total', 'Pages left to the browser.', () => app.pageLoad().shells],
      ['seira_streams_open', 'Open event streams.', () => app.streamLoad().open],
      ['seira_streams_refused_total', 'Streams over the limit.', () => app.streamLoad().refused],
      ['seira_streams_dropped_total', 'Streams with slow readers.', () => app.streamLoad().dropped],
      ['seira_hashing_active', 'Passwords being hashed.', () => passwords.queue().running],
      ['seira_hashing_waiting', 'Passwords waiting to be hashed.', () => passwords.queue().waiting],
      ['seira_database_connections_open', 'Open connections.', () => db.connections().open],
      ['seira_database_connections_idle', 'Idle connections.', () => db.connections().idle],
      [
        'seira_database_connections_waiting',
        'Work waiting for a connection.',
        () => db.connections().waiting,
      ],
      ['seira_mail_ok', '0 if the last e-mail failed.', () => Number(!outside.mail.failure)],
      ['seira_photos_ok', '0 if the photo store failed.', () => Number(!outside.photos.failure)],
      ['seira_storage_failing', '1 while there is no space.', () => Number(app.storage.failing)],
    ];
    if (replica)
      readings.push(
        ['seira_replica_used', '0 while it is left out.', () => Number(replica.version() !== null)],
        ['seira_replica_behind_seconds', 'Age of its newest state.', replica.secondsBehind],
        ['seira_replica_statements_total', 'Statements served.', () => replica.counts.statements],
        ['seira_replica_on_primary_total', 'Sent to the primary.', () => replica.counts.onPrimary],
      );
    for (const [what, help] of [
      ['hits', 'Responses sent from the cache.'],
      ['misses', 'Cached responses that were computed.'],
    ] as const)
      registry.registerMetric(
        new Counter({
          name: `seira_responses_${what}_total`,
          help,
          labelNames: ['kind'],
          registers: [],
          collect() {
            this.reset();
            for (const [kind, counts] of app.responseCounts.byKind)
              this.inc({ kind }, counts[what]);
          },
        }),
      );
    for (const [name, help, read] of readings) {
      const Kind: typeof Counter | typeof Gauge = name.endsWith('_total') ? Counter : Gauge;
      registry.registerMetric(
        new Kind({
          name,
          help,
          registers: [],
          collect() {
            this.reset();
            this.inc(read());
          },
        }),
      );
    }

    app.addHook('onResponse', async (request, reply) => {
      // The duration of a stream is no response time.
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
      const all = Registry.merge([registry, processMetrics]);
      return reply
        .header('cache-control', 'no-store')
        .type(all.contentType)
        .send(await all.metrics());
    });
  },
  { name: 'metrics', dependencies: ['capacity'] },
);
