import {
  delay,
  http,
  HttpResponse,
  type DefaultBodyType,
  type HttpResponseResolver,
  type PathParams,
  type RequestHandler,
} from 'msw';
import type { Static, TSchema } from 'typebox';
import type { Endpoint } from '#common/contract/endpoint.ts';

/** A gateway's response without a backend: HTML instead of JSON. */
const gatewayPage =
  '<html><head><title>504 Gateway Time-out</title></head><body><center><h1>504 Gateway Time-out</h1></center></body></html>';

export const json =
  (body: unknown, init?: { status?: number; headers?: Record<string, string> }) => () =>
    HttpResponse.json(body as null, init);

export const nothing = () => () => new HttpResponse(null, { status: 204 });

export const refusal = (status: number, code: string, error: string, more?: object) =>
  json({ error, code, ...more }, { status });

/** The holder or member was too late. */
export const conflict = (ticket: unknown) =>
  refusal(409, 'not_possible_now', 'Αυτό δεν γίνεται αυτή τη στιγμή για αυτόν τον αριθμό.', {
    ticket,
  });

/** Creates the builder of a response: plausible values with overrides. */
export const builder =
  <T extends object>(plausible: () => T) =>
  (overrides: Partial<T> = {}): T => ({ ...plausible(), ...overrides });

/** Failures common to all requests. */
export const failures = {
  /** Never responds, so the loading state stays. */
  loading: async () => {
    await delay('infinite');
    return new HttpResponse(null, { status: 204 });
  },
  unauthorized: refusal(401, 'invalid_token', 'Invalid access token'),
  forbidden: refusal(403, 'forbidden', 'Forbidden'),
  notFound: refusal(404, 'not_found', 'Δεν βρέθηκε.'),
  serverError: refusal(500, 'internal', 'Κάτι πήγε στραβά.', { request_id: 'req-1' }),
  gatewayTimeout: () =>
    new HttpResponse(gatewayPage, { status: 504, headers: { 'Content-Type': 'text/html' } }),
  offline: () => HttpResponse.error(),
} satisfies Record<string, HttpResponseResolver>;

export type Failure = keyof typeof failures;

type BodyOf<In> = In extends { body: infer Body extends DefaultBodyType } ? Body : DefaultBodyType;

interface Call {
  method: string;
  path: string;
  /** `page=1&per_page=10`, without the question mark. */
  query: string;
  /** Null if the body is not JSON. */
  body: unknown;
}

const heard: Call[] = [];

/** Forgets the requests of earlier stories. */
export const forgetCalls = (): void => void heard.splice(0);

/** Requests to the mocks of this story, oldest first. Their paths end with `path`. */
export const callsOf = (method: string, path = ''): Call[] =>
  heard.filter((call) => call.method === method && call.path.endsWith(path));

/** The JSON bodies of these requests. */
export const bodiesOf = (method: string, path?: string): unknown[] =>
  callsOf(method, path).map(({ body }) => body);

const record = async (request: Request): Promise<void> => {
  const { pathname, search } = new URL(request.url);
  const isJson = request.headers.get('content-type')?.includes('json');
  const text = isJson ? await request.clone().text() : '';
  const body: unknown = text ? JSON.parse(text) : null;
  heard.push({ method: request.method, path: pathname, query: search.slice(1), body });
};

/** Handles an endpoint of the contract, and remembers its requests. */
export const on = <In>(
  { method, path }: Endpoint<In>,
  resolver: HttpResponseResolver<PathParams, BodyOf<In>>,
): RequestHandler => {
  const verb = method.toLowerCase() as Lowercase<typeof method>;
  return http[verb](`*${path.replace(/\{(\w+)\}/g, ':$1')}`, async (info) => {
    await record(info.request);
    return (resolver as HttpResponseResolver)(info);
  });
};

/** An endpoint that fails. */
export const fails = (endpoint: Endpoint, how: Failure) => [on(endpoint, failures[how])];

/**
 * Mocks of an endpoint by result: `msw.use(...sessions.success())`.
 * @param build creates the response. Without it, the body is empty
 */
export const mock = <In, Schema extends TSchema, Given extends unknown[] = []>(
  endpoint: Endpoint<In, Schema>,
  build?: (...given: Given) => [Schema] extends [never] ? unknown : Static<Schema>,
) => ({
  success: (...given: Given) => [on(endpoint, build ? json(build(...given)) : nothing())],
  refused: (message: Record<string, string[]>) => [
    on(endpoint, refusal(422, 'invalid_request', 'Κάτι στο αίτημα δεν είναι έγκυρο.', { message })),
  ],
  fails: (how: Failure) => [on(endpoint, failures[how])],
  loading: () => [on(endpoint, failures.loading)],
});

/** The requested page of all records, as list endpoints send it. */
export const pageOf = <T>(all: T[], { url }: { url: string }, perPage = 10) => {
  const query = new URL(url).searchParams;
  const current_page = Number(query.get('page') ?? 1);
  const per_page = Number(query.get('per_page') ?? perPage);
  const offset = (current_page - 1) * per_page;
  return {
    records: all.slice(offset, offset + per_page),
    current_page,
    total_pages: Math.ceil(all.length / per_page),
    offset,
    count: all.length,
  };
};
