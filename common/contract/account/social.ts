import { Type, type Static } from 'typebox';
import { SOCIAL_PROVIDERS } from '#common/socialProviders.ts';
import { ErrorBody, Instant } from '#common/contract/common.ts';

const Token = Type.String({
  maxLength: 200,
  description: 'The single-use code with which the provider’s answer led back to the login.',
});

export const SocialPayload = Type.Object({ token: Token }, { title: 'SocialPayload' });

export const SocialLinkPayload = Type.Object(
  { token: Token, password: Type.String() },
  { title: 'SocialLinkPayload' },
);
export type SocialLinkPayload = Static<typeof SocialLinkPayload>;

/** Another account has the address: its holder has to show that it is theirs. */
export const SocialConflict = Type.Object(
  {
    ...ErrorBody.properties,
    provider: Type.Optional(Type.Enum(SOCIAL_PROVIDERS)),
    email: Type.Optional(
      Type.String({ description: 'The address of the account, with most of it hidden.' }),
    ),
    mail: Type.Optional(Type.Boolean({ description: 'A link to the address would do as well.' })),
  },
  { title: 'SocialConflict' },
);
export type SocialConflict = Static<typeof SocialConflict>;

/** The other services with which the signed-in person can sign in, the first joined first. */
export const Identities = Type.Object(
  {
    records: Type.Array(
      Type.Object({ provider: Type.Enum(SOCIAL_PROVIDERS), created_at: Instant }),
    ),
    has_password: Type.Boolean({
      description: 'The person can sign in without them; otherwise the last one cannot be ended.',
    }),
  },
  { title: 'Identities' },
);
export type Identities = Static<typeof Identities>;
