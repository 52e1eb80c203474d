/** The sign-in providers; `twitter` is X. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'twitter'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

export const PROVIDER_NAMES: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
};

/** Reasons of a failed sign-in through a provider. The login screen has a text for each. */
export const SOCIAL_FAILURES = [
  /** The person did not agree. */
  'refused',
  /** It took too long, or another browser began it. */
  'expired',
  /** The provider returned no e-mail address. */
  'no_email',
  /** The address is not confirmed at the provider. */
  'unconfirmed',
  /** The provider cannot be reached, or returns an error. */
  'unreachable',
  /** Too many sign-ins from one network. */
  'too_many',
] as const;
export type SocialFailure = (typeof SOCIAL_FAILURES)[number];

export const SOCIAL_META = 'social-sign-in';

/** Fields of the fragment in the redirect to the login page. */
export const SOCIAL_RETURN = { token: 'social', failure: 'social-failure', provider: 'provider' };

export const socialPath = (provider: SocialProvider): string => `/api/users/social/${provider}`;
