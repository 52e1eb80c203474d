import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { addresses } from '#common/addresses.ts';
import { endIdentity, getIdentities } from '#common/contract/account/social.ts';
import {
  SOCIAL_PROVIDERS,
  SOCIAL_RETURN,
  socialPath,
  type SocialFailure,
  type SocialProvider,
} from '#common/socialProviders.ts';
import type { App } from '#server/context.ts';
import { toResponse } from '#server/lib/clock.ts';
import { Problem } from '#server/lib/problem.ts';
import { linkOrigin } from '#server/pages/origin.ts';
import { writingOf } from '#server/plugins/requests/writing.ts';
import { route } from '#server/plugins/route.ts';
import { sendNotice } from '#server/repositories/people/accountMail.ts';
import {
  unlinkProvider,
  identitiesOf,
  storeSignIn,
} from '#server/repositories/people/identities.ts';
import {
  byNetwork,
  countersOf,
  consume,
  type Limit,
} from '#server/repositories/people/rateLimits.ts';
import { lockAccount, passwordHashOf } from '#server/repositories/people/users.ts';
import { attemptOf, clearAttempt, rememberAttempt } from '#server/social/attemptCookie.ts';
import { openProvider, type Provider } from '#server/social/providers.ts';

/** Provider callbacks per network address. Each causes two outgoing requests. */
const ANSWERS: Limit = { name: 'social_answers', max: 100, seconds: 600 };

const Redirected = Type.Null({ description: 'A redirect without a body.' });

/** The error names and codes of libraries, without any content. */
const namesOf = (error: unknown) => {
  const { name, code, error: oauth } = error as { name?: string; code?: string; error?: string };
  return { name, code, oauth };
};

/**
 * Provider redirects and the identities of an account: GET /api/users/social/{provider} and
 * …/callback, /api/user/identities.
 */
export default async function providerRoutes(app: App): Promise<void> {
  const { context } = app;
  const { db, clock, keys, settings } = context;
  const providers = new Map<string, Provider>();
  for (const name of SOCIAL_PROVIDERS) {
    const known = settings.social[name];
    if (known) providers.set(name, openProvider(name, known));
  }
  const origin = linkOrigin(settings);
  const callbackOf = (name: SocialProvider) => `${origin}${socialPath(name)}/callback`;

  /** The provider in an address. @throws Problem 404 if it is not configured */
  const providerOf = ({ params }: FastifyRequest) => {
    const { provider: name } = params as { provider: SocialProvider };
    const provider = providers.get(name);
    if (!provider) throw new Problem(404, 'not_found');
    return { name, provider };
  };

  // The fragment reaches neither servers nor linked pages.
  const redirect = (reply: FastifyReply, fragment: Record<string, string>) =>
    reply.redirect(`${origin}${addresses.login.pattern}#${new URLSearchParams(fragment)}`, 303);
  const fail = (reply: FastifyReply, provider: SocialProvider, failure: SocialFailure) => {
    clearAttempt(reply);
    return redirect(reply, {
      [SOCIAL_RETURN.failure]: failure,
      [SOCIAL_RETURN.provider]: provider,
    });
  };

  route(app, 'GET /api/users/social/:provider', {
    access: 'anyone',
    summary: 'Redirects to a provider for sign-in',
    description: 'OAuth 2 with PKCE. A cookie holds the state that the browser must return.',
    responses: { 303: Redirected },
    handler: async (request, reply) => {
      const { name, provider } = providerOf(request);
      try {
        const { url, attempt } = await provider.begin(callbackOf(name));
        rememberAttempt(reply, context, name, attempt);
        return reply.redirect(url.href, 303);
      } catch (error) {
        request.log.warn({ provider: name, ...namesOf(error) }, 'A provider cannot be reached');
        return fail(reply, name, 'unreachable');
      }
    },
  });

  route(app, 'GET /api/users/social/:provider/callback', {
    access: 'anyone',
    summary: 'The callback address of a provider',
    description:
      'Redirects to the login page with a single-use code, or with the reason of the failure.',
    responses: { 303: Redirected },
    // The handler checks the provider's parameters against what the browser began.
    checksText: true,
    handler: async (request, reply) => {
      const { name, provider } = providerOf(request);
      const attempt = attemptOf(request, context);
      const url = new URL(callbackOf(name));
      url.search = request.url.split('?', 2)[1] ?? '';
      const state = url.searchParams.get('state');
      if (attempt?.provider !== name || attempt.state !== state)
        return fail(reply, name, 'expired');
      if (url.searchParams.get('error') === 'access_denied') return fail(reply, name, 'refused');
      const counters = countersOf(byNetwork(ANSWERS, request.ip), keys);
      if ((await consume(db, counters, clock.now())) > 0) return fail(reply, name, 'too_many');
      const person = await provider.finish(url, attempt).catch((error: unknown) => {
        request.log.warn(
          { provider: name, ...namesOf(error) },
          'A provider did not confirm an identity',
        );
        return null;
      });
      if (!person) return fail(reply, name, 'unreachable');
      if (person.email === null) return fail(reply, name, 'no_email');
      if (person.confirmed === false) return fail(reply, name, 'unconfirmed');
      const token = await storeSignIn(
        db,
        {
          provider: name,
          subject: person.subject,
          email: person.email,
          email_confirmed: person.confirmed === true,
          first_name: person.firstName,
          last_name: person.lastName,
        },
        attempt.verifier,
        clock.now(),
      );
      return redirect(reply, { [SOCIAL_RETURN.token]: token, [SOCIAL_RETURN.provider]: name });
    },
  });

  route(app, getIdentities, {
    access: 'user',
    summary: 'Lists the providers that the signed-in person can sign in with',
    handler: async ({ user: { id } }) => ({
      records: (await identitiesOf(db, id)).map(toResponse),
      has_password: (await passwordHashOf(db, id)) !== null,
    }),
  });

  route(app, endIdentity, {
    access: 'user',
    changes: 'private',
    summary: 'Removes a sign-in provider',
    description:
      'Notifies the person by e-mail. A repeat changes nothing. 422 `last_sign_in`: the account has no password, and this is its only sign-in.',
    params: Type.Object({ provider: Type.Enum(SOCIAL_PROVIDERS) }),
    errors: [422],
    handler: async (request) => {
      const { id } = request.user;
      const provider = request.params.provider as SocialProvider;
      await db.transaction(async (tx) => {
        // Two concurrent removals would each rely on the other provider.
        const account = await lockAccount(tx, id);
        const joined = await identitiesOf(tx, id);
        const isLast = joined.length === 1 && joined[0]?.provider === provider;
        if (isLast && account?.password_hash === null) throw new Problem(422, 'last_sign_in');
        if (!joined.some((one) => one.provider === provider)) return;
        await unlinkProvider(tx, id, provider);
        await sendNotice(tx, writingOf(context, request), {
          notice: 'social_ended',
          to: request.user,
          provider,
        });
      });
    },
  });
}
