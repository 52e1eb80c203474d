/** The names of the social sign-in providers, as they write them. */
export const providerNames = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
} as const;
