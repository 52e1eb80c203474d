import {
  SOCIAL_FAILURES,
  SOCIAL_META,
  SOCIAL_PROVIDERS,
  SOCIAL_RETURN,
  socialPath,
  type SocialFailure,
  type SocialProvider,
} from '#common/socialProviders.ts';
import { storedValue } from '#src/browser/stored/storedValue.ts';
import { asRecord, oneOf } from '#src/lib/read.ts';

/** Router state at the login, stored for the return. */
const left = storedValue('seira.social_state', 'session', (value): value is object => {
  return typeof value === 'object' && value !== null;
});

/** Returns true if the server supports login with the provider. */
const isConfigured = (provider: SocialProvider): boolean =>
  document
    .querySelector<HTMLMetaElement>(`meta[name="${SOCIAL_META}"]`)
    ?.content.split(' ')
    .includes(provider) ?? false;

export interface SocialReturn {
  provider: SocialProvider;
  /** The single-use code. Null without one, and `failure` has the reason. */
  token: string | null;
  failure: SocialFailure;
}

export const social = {
  /**
   * Redirects to a provider. @param state router state of the login
   * @returns false, without effect, if the server does not support the provider
   */
  leaveFor: (provider: SocialProvider, state: unknown): boolean => {
    if (!isConfigured(provider)) return false;
    left.set(typeof state === 'object' ? state : null);
    window.location.assign(socialPath(provider));
    return true;
  },

  stateLeft: (): object => asRecord(left.get()),

  /** The result in the fragment of the login address. Null on a normal visit. */
  returnIn: (hash: string): SocialReturn | null => {
    const parts = new URLSearchParams(hash.slice(1));
    const provider = oneOf(SOCIAL_PROVIDERS, parts.get(SOCIAL_RETURN.provider));
    const token = parts.get(SOCIAL_RETURN.token);
    const failure = parts.get(SOCIAL_RETURN.failure);
    if (!provider || (token === null && failure === null)) return null;
    return { provider, token, failure: oneOf(SOCIAL_FAILURES, failure) ?? 'unreachable' };
  },
};
