import autocannon from 'autocannon';

/** A load. Each connection sends its next request after its previous response. */
interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** Requests per second of all connections; unlimited by default. */
  rate?: number;
  /** Ends after this many requests instead. */
  amount?: number;
  next: () => autocannon.Request;
  /** Called with each response. */
  received?: (status: number, body: string, sent: Sent) => void;
}

/** The quickest request, for the `next` of a load. */
export const healthRequest = (): autocannon.Request => ({ method: 'GET', path: '/healthz' });

/** A request with JSON of a person with this access token. */
export const postRequest = (path: string, token: string, body: object): autocannon.Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

/** A request for a number of a list. */
export const takeRequest = (token: string, list: string): autocannon.Request =>
  postRequest('/api/user/tickets', token, { ticket: { waiting_list_code: list } });

/** A request, and the time at which it began: wall-clock milliseconds. */
export interface Sent {
  request: autocannon.Request;
  began: number;
}

export interface Responses {
  count: number;
  /** Milliseconds, one by one. */
  times: number[];
}

export interface LoadResult {
  perSecond: number;
  /** By status; `none` without a response. */
  responses: Map<number | 'none', Responses>;
  times: number[];
}

export async function load({ port, next, received, ...job }: Load): Promise<LoadResult> {
  const responses: LoadResult['responses'] = new Map();
  const times: number[] = [];
  const began = performance.now();
  const lost = await new Promise<number>((resolve, reject) => {
    const running = autocannon(
      {
        url: `http://127.0.0.1:${port}`,
        connections: job.connections,
        duration: job.seconds,
        timeout: 30,
        ...(job.rate ? { overallRate: job.rate } : {}),
        ...(job.amount ? { amount: job.amount } : {}),
        requests: [
          {
            setupRequest: (request, context: Partial<Sent>) => {
              context.began = performance.timeOrigin + performance.now();
              context.request = next();
              return { ...request, ...context.request };
            },
            onResponse: (status, body, context: Partial<Sent>) =>
              received?.(status, body, context as Sent),
          },
        ],
      },
      (problem: Error | null, result) =>
        problem ? reject(problem) : resolve(result.errors + result.timeouts),
    );
    running.on('response', (_client, status, _bytes, ms) => {
      const of = responses.get(status) ?? { count: 0, times: [] };
      responses.set(status, of);
      of.count += 1;
      of.times.push(ms);
      times.push(ms);
    });
  });
  if (lost > 0) responses.set('none', { count: lost, times: [] });
  return { perSecond: times.length / ((performance.now() - began) / 1000), responses, times };
}

/** A load whose every response must have this status. */
export async function loadOf(status: number, job: Load): Promise<LoadResult> {
  const result = await load(job);
  const others = [...result.responses].filter(([one]) => one !== status);
  if (others.length > 0)
    throw new Error(others.map(([one, { count }]) => `${count} × ${one}`).join(', '));
  return result;
}
