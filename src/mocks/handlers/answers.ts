import { delay, http, HttpResponse, type HttpResponseResolver, type RequestHandler } from 'msw';

/** A gateway's response when nothing stands behind it: a page, not JSON. */
const gatewayPage =
  '<html><head><title>504 Gateway Time-out</title></head><body><center><h1>504 Gateway Time-out</h1></center></body></html>';

export const json =
  (body: unknown, init?: { status?: number; headers?: Record<string, string> }) => () =>
    HttpResponse.json(body as null, init);

/** Answers without a body. */
export const nothing = (headers?: Record<string, string>) => () =>
  new HttpResponse(null, { status: 204, headers });

/** Failures common to all calls. */
export const failures = {
  /** Never answers, so the loading state stays. */
  loading: async () => {
    await delay('infinite');
    return new HttpResponse(null, { status: 204 });
  },
  unauthorized: json({ error: 'Invalid access token', code: 'invalid_token' }, { status: 401 }),
  expired: json({ error: 'Access token expired', code: 'token_expired' }, { status: 401 }),
  forbidden: json({ error: 'Forbidden', code: 'forbidden' }, { status: 403 }),
  notFound: json({ error: 'Δεν βρέθηκε.', code: 'not_found' }, { status: 404 }),
  conflict: json({ error: 'Κάτι άλλαξε στο μεταξύ.', code: 'conflict' }, { status: 409 }),
  unprocessable: json(
    { error: 'Το αίτημα δεν έγινε δεκτό.', code: 'unprocessable' },
    { status: 422 },
  ),
  tooMany: json(
    { error: 'Πολλές προσπάθειες. Δοκιμάστε ξανά σε λίγο.', code: 'too_many_requests' },
    { status: 429, headers: { 'Retry-After': '60' } },
  ),
  serverError: json(
    { error: 'Κάτι πήγε στραβά.', code: 'internal', request_id: 'req-1' },
    { status: 500 },
  ),
  /** The answer stops in the middle. */
  truncated: () =>
    new HttpResponse('{"records":[{"code":"a","title":"Κα', {
      headers: { 'Content-Type': 'application/json' },
    }),
  /** Nothing, where something is due. */
  noContent: nothing(),
  gatewayTimeout: () =>
    new HttpResponse(gatewayPage, { status: 504, headers: { 'Content-Type': 'text/html' } }),
  /** The network is gone. */
  offline: () => HttpResponse.error(),
} satisfies Record<string, HttpResponseResolver>;

/** The name of something that can go wrong with any call. */
export type Failure = keyof typeof failures;

type Method = 'get' | 'post' | 'put' | 'delete';

/** A call by what comes of it: what it answers, how it is refused by field, how it fails. */
export const call = (method: Method, path: string, success: HttpResponseResolver) => {
  const answers = (resolver: HttpResponseResolver): RequestHandler[] => [
    http[method](`*${path}`, resolver),
  ];
  return {
    success: () => answers(success),
    refused: (message: Record<string, string[]>) => answers(json({ message }, { status: 422 })),
    fails: (how: Failure) => answers(failures[how]),
  };
};
