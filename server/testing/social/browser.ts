import { SOCIAL_RETURN, type SocialProvider } from '#common/socialProviders.ts';
import { accountCalls } from '#server/testing/accounts.ts';
import type { TestApp } from '#server/testing/testApp.ts';

/** The fragment of the address to which the server redirected. */
export interface Returned {
  token?: string;
  failure?: string;
  provider?: string;
}

/** Cookies by name, as a browser stores those of one site. */
const jar = () => {
  const held = new Map<string, string>();
  return {
    header: () => [...held].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (lines: readonly string[]) => {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) held.delete(name);
        else held.set(name, value);
      }
    },
  };
};

export function startBrowser(test: TestApp) {
  const ours = jar();
  const theirs = jar();
  const calls = accountCalls(test);
  let callback = '';

  /** Follows the provider's redirects until they return to us or end at a page. */
  const go = async (
    url: URL,
    form?: Record<string, string>,
  ): Promise<{ at: URL; page: string }> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: theirs.header() },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    theirs.take(response.headers.getSetCookie());
    const location = response.headers.get('location');
    const page = await response.text();
    if (location === null) return { at: url, page };
    const next = new URL(location, url);
    return next.origin === url.origin ? go(next) : { at: next, page: '' };
  };

  const lead = async (url: string): Promise<Record<string, string>> => {
    const response = await test.app.inject({ url, headers: { cookie: ours.header() } });
    ours.take([response.headers['set-cookie'] ?? []].flat());
    const to = new URL(String(response.headers.location));
    if (response.statusCode !== 303) throw new Error(`${response.statusCode} at ${url}`);
    return Object.fromEntries([['to', to.href], ...new URLSearchParams(to.hash.slice(1))]);
  };
  const back = async (url: string): Promise<Returned> => {
    const { to: _, ...parts } = await lead(url);
    const named = Object.entries(SOCIAL_RETURN).map(([key, name]) => [key, parts[name]]);
    return Object.fromEntries(named.filter(([, value]) => value !== undefined)) as Returned;
  };

  return {
    /** Signs in, from the button on the login screen to the fragment that the app receives. */
    signInAt: async (
      provider: SocialProvider,
      login: string,
      { agrees = true }: { agrees?: boolean } = {},
    ): Promise<Returned> => {
      const { to } = await lead(`/api/users/social/${provider}`);
      let { at, page } = await go(new URL(to!));
      const submit = async (form: Record<string, string>) => {
        ({ at, page } = await go(at, form));
      };
      if (page.includes('name="login"')) await submit({ prompt: 'login', login, password: 'any' });
      if (page && agrees) await submit({ prompt: 'consent' });
      else if (page) ({ at } = await go(new URL(`${at.pathname}/abort`, at)));
      callback = `${at.pathname}${at.search}`;
      return back(callback);
    },
    /** Returns with a code that the provider did not issue. */
    comeBackFrom: async (provider: SocialProvider): Promise<Returned> => {
      const { to } = await lead(`/api/users/social/${provider}`);
      const state = new URL(to!).searchParams.get('state') ?? '';
      return back(`/api/users/social/${provider}/callback?code=none&state=${state}`);
    },
    /** Opens the callback address of the provider again. */
    callAgain: () => back(callback),
    /** The request that ends the sign-in, as the app sends it. */
    finish: async ({ token = '', password }: Returned & { password?: string }, path = '') => {
      const [payload, headers] = [{ token, password }, { cookie: ours.header() }];
      const url = `/api/users/social${path}`;
      const response = await calls.ask('POST', url, null, payload, headers);
      ours.take([(response.headers['set-cookie'] ?? []) as string | string[]].flat());
      return response;
    },
  };
}
