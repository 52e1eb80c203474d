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

/** The router's state at the login, kept for the way back. */
const left = storedValue('seira.social_state', 'session', (value): value is object => {
  return typeof value === 'object' && value !== null;
});

/** Whether the server that sent this page can sign people in through a provider. */
const isConfigured = (provider: SocialProvider): boolean =>
  document
    .querySelector<HTMLMetaElement>(`meta[name="${SOCIAL_META}"]`)
    ?.content.split(' ')
    .includes(provider) ?? false;

/** How somebody comes back from a provider. */
export interface SocialReturn {
  provider: SocialProvider;
  /** The single-use code; null when there is none, and `failure` says why. */
  token: string | null;
  failure: SocialFailure;
}

export const social = {
  /**
   * Leaves for a provider. @param state what the router passed to the login
   * @returns false when the server does not know the provider, and nothing happens
   */
  leaveFor: (provider: SocialProvider, state: unknown): boolean => {
    if (!isConfigured(provider)) return false;
    left.set(typeof state === 'object' ? state : null);
    window.location.assign(socialPath(provider));
    return true;
  },

  stateLeft: (): object => asRecord(left.get()),

  /** The result in the fragment of the login's address; null when nobody comes back. */
  returnIn: (hash: string): SocialReturn | null => {
    const parts = new URLSearchParams(hash.slice(1));
    const provider = oneOf(SOCIAL_PROVIDERS, parts.get(SOCIAL_RETURN.provider));
    const token = parts.get(SOCIAL_RETURN.token);
    const failure = parts.get(SOCIAL_RETURN.failure);
    if (!provider || (token === null && failure === null)) return null;
    return { provider, token, failure: oneOf(SOCIAL_FAILURES, failure) ?? 'unreachable' };
  },
};
