import { Type, type Static } from 'typebox';
import { SOCIAL_PROVIDERS } from '#common/socialProviders.ts';
import { ErrorBody, Instant, named } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';

const Token = Type.String({
  maxLength: 200,
  description: 'The single-use code from the redirect to the login page.',
});

const SocialPayload = named('SocialPayload', { token: Token });

export const SocialLinkPayload = named('SocialLinkPayload', {
  token: Token,
  password: Type.String(),
});
export type SocialLinkPayload = Static<typeof SocialLinkPayload>;

/** Another account has the address. Its holder must prove that it is theirs. */
export const SocialConflict = named('SocialConflict', {
  ...ErrorBody.properties,
  provider: Type.Optional(Type.Enum(SOCIAL_PROVIDERS)),
  email: Type.Optional(Type.String({ description: 'The masked address of the account.' })),
  mail: Type.Optional(
    Type.Boolean({ description: 'A link to the address would also join the accounts.' }),
  ),
});

/** The providers that the signed-in person can sign in with, the oldest first. */
export const Identities = named('Identities', {
  records: Type.Array(Type.Object({ provider: Type.Enum(SOCIAL_PROVIDERS), created_at: Instant })),
  has_password: Type.Boolean({
    description: 'The person can sign in without them; otherwise the last one cannot be removed.',
  }),
});
export type Identities = Static<typeof Identities>;

/** Opens a session; 409 `social_account_exists` if another account has the address. */
export const finishSocial = endpoint('POST /api/users/social', {
  body: SocialPayload,
  anonymous: true,
});
/** Opens a session. */
export const linkSocial = endpoint('POST /api/users/social/link', {
  body: SocialLinkPayload,
  anonymous: true,
});
/** Sends the link that joins the two accounts. */
export const mailSocialLink = endpoint('POST /api/users/social/mail', {
  body: SocialPayload,
  anonymous: true,
});
export const getIdentities = endpoint('GET /api/user/identities', { response: Identities });
export const endIdentity = endpoint('DELETE /api/user/identities/{provider}');
