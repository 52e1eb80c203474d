import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { client } from './client.ts';
import { requestLanguage } from './requestLanguage.ts';
import { ApiError } from './errors.ts';
import { session } from './session.ts';
import { readAccess, readRefresh, writeTokens } from './tokenStore.ts';
import { api, beginSignedIn, mockNetwork, newPair } from '#tests/network.ts';

const server = mockNetwork();
beginSignedIn();

const expired = () => HttpResponse.json({ error: 'Access token expired' }, { status: 401 });

/** A server whose only valid access token is `valid`. It counts requests. */
const serve = ({
  valid = 'new',
  refresh = newPair,
}: { valid?: string; refresh?: () => Response | Promise<Response> } = {}) => {
  const seen = { refreshes: 0, calls: 0, posts: [] as string[] };
  const response = ({ request }: { request: Request }) => {
    seen.calls += 1;
    return request.headers.get('authorization') === `Bearer ${valid}`
      ? HttpResponse.json({ ok: true })
      : expired();
  };
  server.use(
    http.get(`${api}/api/thing`, response),
    http.post(`${api}/api/thing`, async ({ request }) => {
      seen.posts.push(await request.clone().text());
      return response({ request });
    }),
    http.post(`${api}/api/users/tokens`, async ({ request }) => {
      seen.refreshes += 1;
      expect(request.headers.get('refresh-token')).toBe('first');
      expect(await request.text()).toBe('');
      return refresh();
    }),
  );
  return seen;
};

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('the call succeeded');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );

it('every request has the token, the accepted type, the language and bracket arrays', async () => {
  let request: Request | undefined;
  server.use(
    http.get(`${api}/api/thing`, (info) => {
      request = info.request;
      return HttpResponse.json({});
    }),
  );
  requestLanguage.set('en');
  await client.get('/api/thing', { params: { tags: ['a', 'b'] } });
  expect(request?.headers.get('authorization')).toBe('Bearer old');
  expect(request?.headers.get('accept')).toBe('application/json');
  expect(request?.headers.get('accept-language')).toBe('en');
  expect(decodeURIComponent(request?.url ?? '')).toContain('?tags[]=a&tags[]=b');
});

describe('an expired token', () => {
  it('is refreshed exactly once for twenty requests, which are all sent again', async () => {
    const seen = serve();
    const calls = Array.from({ length: 20 }, () => client.get('/api/thing'));
    const responses = await Promise.all(calls);
    expect(responses.map(({ data }) => data as unknown)).toEqual(
      Array.from({ length: 20 }, () => ({ ok: true })),
    );
    expect(seen).toMatchObject({ refreshes: 1, calls: 40 });
    expect([readAccess(), readRefresh()]).toEqual(['new', 'next']);
    expect(session.get()).toMatchObject({ token: 'new', ended: null });
  });

  it('leads to a retry with the same body', async () => {
    const seen = serve();
    await client.post('/api/thing', { ticket: { waiting_list_code: 'w1' } });
    expect(seen.posts).toEqual([
      '{"ticket":{"waiting_list_code":"w1"}}',
      '{"ticket":{"waiting_list_code":"w1"}}',
    ]);
  });

  it('leads to one retry only', async () => {
    const seen = serve({ valid: 'never' });
    const failure = await failureOf(client.get('/api/thing'));
    expect(failure).toMatchObject({ kind: 'unauthorised', text: 'Access token expired' });
    expect(seen).toMatchObject({ refreshes: 1, calls: 2 });
  });

  it('is replaced by a token of another tab', async () => {
    const seen = serve();
    writeTokens({ access: 'new', refresh: 'next' });
    const { data } = await client.get('/api/thing', { headers: { Authorization: 'Bearer old' } });
    expect(data).toEqual({ ok: true });
    expect(seen.refreshes).toBe(0);
  });

  it('is refreshed under the browser-wide lock', async () => {
    const seen = serve();
    const request = vi.fn(async (_name: string, work: () => Promise<unknown>) => {
      writeTokens({ access: 'new', refresh: 'next' });
      return work();
    });
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    await client.get('/api/thing');
    expect(request).toHaveBeenCalledOnce();
    expect(seen.refreshes).toBe(0);
  });
});

describe('the browser-wide lock', () => {
  /** Locks of a browser with one tab. Returns the time of the last release. */
  const watchLocks = () => {
    const held = { released: false };
    const request = async (_name: string, work: () => Promise<unknown>) => {
      const result = await work();
      held.released = true;
      return result;
    };
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    return held;
  };

  it('is released once other tabs can read the new pair, without delaying the request', async () => {
    serve();
    const held = watchLocks();
    await client.get('/api/thing');
    expect(readAccess()).toBe('new');
    expect(held.released).toBe(false);
    await vi.waitFor(() => expect(held.released).toBe(true));
  });

  it('is released at once when nothing was written', async () => {
    serve({ refresh: () => HttpResponse.error() });
    const held = watchLocks();
    await failureOf(client.get('/api/thing'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(held.released).toBe(true);
  });
});

describe('a failed refresh', () => {
  const refused = () =>
    HttpResponse.json({ error: 'Invalid refresh token', code: 'x' }, { status: 401 });

  it('logs out on a refusal and rejects all waiting requests', async () => {
    const seen = serve({ refresh: refused });
    const failures = await Promise.all(
      Array.from({ length: 5 }, () => failureOf(client.get('/api/thing'))),
    );
    expect(new Set(failures.map(({ kind }) => kind))).toEqual(new Set(['unauthorised']));
    expect(seen).toMatchObject({ refreshes: 1, calls: 5 });
    expect(session.get()).toMatchObject({ token: null, ended: 'expired' });
    expect([readAccess(), readRefresh()]).toEqual([null, null]);
  });

  it.each([
    ['no network', () => HttpResponse.error(), 'network'],
    ['a broken server', () => new HttpResponse('<h1>504</h1>', { status: 504 }), 'gateway'],
    ['a busy server', () => HttpResponse.json({}, { status: 429 }), 'rate_limited'],
    ['no tokens in the response', () => new HttpResponse(null, { status: 204 }), 'malformed'],
  ])('does not log out because of %s', async (_what, refresh, kind) => {
    serve({ refresh });
    const failure = await failureOf(client.get('/api/thing'));
    expect(failure.kind).toBe(kind);
    expect(session.get()).toMatchObject({ token: 'old', ended: null });
    expect(readRefresh()).toBe('first');
  });

  it('is shared by twenty requests within 300 ms', async () => {
    const seen = serve({ refresh: () => HttpResponse.error() });
    // The client compares these times. A fake clock makes them independent of the machine's speed.
    const clock = vi.spyOn(performance, 'now');
    const begin = performance.now();
    const failures = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, index * 15));
        clock.mockReturnValue(begin + index * 15);
        return failureOf(client.get('/api/thing'));
      }),
    );
    expect(new Set(failures.map((failure) => failure.kind))).toEqual(new Set(['network']));
    expect(seen).toMatchObject({ refreshes: 1, calls: 20 });
    expect(session.get()).toMatchObject({ token: 'old', ended: null });
  });

  it('is shared with an earlier request, however late its 401 arrives', async () => {
    const seen = serve({ refresh: () => HttpResponse.error() });
    let response = (): void => undefined;
    const late = new Promise<void>((resolve) => (response = resolve));
    server.use(
      http.get(`${api}/api/late`, async () => {
        await late;
        return expired();
      }),
    );
    const slow = failureOf(client.get('/api/late'));
    await failureOf(client.get('/api/thing'));
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
    response();
    expect((await slow).kind).toBe('network');
    expect(seen.refreshes).toBe(1);
  });

  it('can be retried by a later request', async () => {
    let attempts = 0;
    serve({
      refresh: () => {
        attempts += 1;
        return attempts === 1 ? HttpResponse.error() : newPair();
      },
    });
    await failureOf(client.get('/api/thing'));
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
    expect((await client.get('/api/thing')).data).toEqual({ ok: true });
  });

  it('does not send a request in the session of a person who logged in from another tab', async () => {
    const seen = serve({ valid: 'theirs' });
    writeTokens({ access: 'theirs', refresh: 'second' }, 'another session');
    // The browser has not notified this tab yet.
    expect((await failureOf(client.post('/api/thing', { name: 'mine' }))).kind).toBe('cancelled');
    expect(seen.posts).toEqual([]);
    expect((await client.get('/api/thing')).data).toEqual({ ok: true });
  });

  it('does not repeat a request with the token of another person', async () => {
    const seen = serve({ valid: 'theirs' });
    server.use(
      http.post(`${api}/api/thing`, async ({ request }) => {
        seen.posts.push(request.headers.get('authorization') ?? '');
        writeTokens({ access: 'theirs', refresh: 'second' }, 'another session');
        return expired();
      }),
    );
    expect((await failureOf(client.post('/api/thing', { name: 'mine' }))).kind).toBe('cancelled');
    expect(seen.posts).toEqual(['Bearer old']);
  });

  it('does not restore a session after logout', async () => {
    serve({
      refresh: () => {
        session.close('left');
        return newPair();
      },
    });
    await failureOf(client.get('/api/thing'));
    expect([readAccess(), readRefresh()]).toEqual([null, null]);
    expect(session.get()).toMatchObject({ token: null, ended: 'left' });
  });

  it('does not resend a request after another person logged in', async () => {
    const seen = serve({ valid: 'theirs' });
    server.use(
      http.post(`${api}/api/users/tokens`, () => {
        session.close('left');
        session.open({ access: 'theirs', refresh: 'theirs-too' });
        return HttpResponse.json({ error: 'Invalid refresh token' }, { status: 401 });
      }),
    );
    await failureOf(client.get('/api/thing'));
    expect(seen.calls).toBe(1);
    expect(session.get().token).toBe('theirs');
  });
});

it('any other 401 causes no refresh', async () => {
  const seen = serve();
  server.use(http.get(`${api}/api/thing`, () => HttpResponse.json({}, { status: 401 })));
  const failure = await failureOf(client.get('/api/thing'));
  expect(failure.kind).toBe('unauthorised');
  expect(seen.refreshes).toBe(0);
  expect(session.get().token).toBe('old');
});

it.each(['{"records": [', '<!doctype html><p>hello'])(
  'a non-JSON response %s is malformed',
  async (body) => {
    server.use(http.get(`${api}/api/thing`, () => new HttpResponse(body)));
    expect((await failureOf(client.get('/api/thing'))).kind).toBe('malformed');
  },
);
