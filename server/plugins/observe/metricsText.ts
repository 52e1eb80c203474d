const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']);

/**
 * One metric in Prometheus' text format.
 * @param labels of this one value, with nothing in them that the format would escape
 */
export const metric = (
  name: string,
  type: 'gauge' | 'counter',
  help: string,
  value: number,
  labels: Record<string, string> = {},
): string => {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  const series = pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${series} ${value}\n`;
};

interface Timing {
  counts: number[];
  sum: number;
  total: number;
}

/** One completed request. */
export interface Answered {
  method: string;
  /** The pattern of the route, never the address. */
  route: string;
  status: number;
  seconds: number;
}

/** Counts requests by method, pattern and status, and their time by pattern. */
export function requestMetrics(): { count: (answered: Answered) => void; text: () => string } {
  const counters = new Map<string, number>();
  const timings = new Map<string, Timing>();
  return {
    count({ method, route, status, seconds }) {
      const known = METHODS.has(method) ? method : 'other';
      const labels = `method="${known}",route="${route}",status="${status}"`;
      counters.set(labels, (counters.get(labels) ?? 0) + 1);
      const timing = timings.get(route) ?? { counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
      BUCKETS.forEach((bound, index) => {
        if (seconds <= bound) timing.counts[index]! += 1;
      });
      timing.sum += seconds;
      timing.total += 1;
      timings.set(route, timing);
    },
    text() {
      const lines = [
        '# HELP http_requests_total Requests answered.',
        '# TYPE http_requests_total counter',
        ...[...counters].map(([labels, value]) => `http_requests_total{${labels}} ${value}`),
        '# HELP http_request_duration_seconds Time to answer.',
        '# TYPE http_request_duration_seconds histogram',
      ];
      for (const [route, { counts, sum, total }] of timings) {
        const bucket = (bound: string, value: number) =>
          `http_request_duration_seconds_bucket{route="${route}",le="${bound}"} ${value}`;
        counts.forEach((value, index) => lines.push(bucket(String(BUCKETS[index]), value)));
        lines.push(
          bucket('+Inf', total),
          `http_request_duration_seconds_sum{route="${route}"} ${sum}`,
          `http_request_duration_seconds_count{route="${route}"} ${total}`,
        );
      }
      return `${lines.join('\n')}\n`;
    },
  };
}
