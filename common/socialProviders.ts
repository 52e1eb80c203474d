/** The services with whose account people can sign in; `twitter` is X. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'twitter'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Their names, as people know them. */
export const PROVIDER_NAMES: Record<SocialProvider, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
};

/** Why a sign-in through a provider did not come about; the login screen has a text for each. */
export const SOCIAL_FAILURES = [
  /** The person did not agree. */
  'refused',
  /** It took too long, or another browser began it. */
  'expired',
  /** The provider gave no e-mail address. */
  'no_email',
  /** The provider says that the address is not confirmed there. */
  'unconfirmed',
  /** The provider cannot be reached, or answers with an error. */
  'unreachable',
  /** Too many sign-ins from one network. */
  'too_many',
] as const;
export type SocialFailure = (typeof SOCIAL_FAILURES)[number];

/** The name of the element in which a page names the providers that the server knows. */
export const SOCIAL_META = 'social-sign-in';

/** The parts of the fragment with which the server leads back to the login. */
export const SOCIAL_RETURN = { token: 'social', failure: 'social-failure', provider: 'provider' };

/** Where the browser goes to sign in through a provider. */
export const socialPath = (provider: SocialProvider): string => `/api/users/social/${provider}`;
