import { Type, type Static } from 'typebox';
import { EMAIL_READ } from '#common/input/email.ts';
import { SOCIAL_PROVIDERS } from '#common/socialProviders.ts';
import { Instant, count, named, nullable } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';

export const LINK_PURPOSES = ['recover', 'confirm', 'change_email', 'link_social'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** States of a link; `open` can still be used. */
const LINK_STATES = ['open', 'used', 'expired'] as const;
export type LinkState = (typeof LINK_STATES)[number];

const TOKEN_LONGEST = 200;

const Email = Type.String({ maxLength: EMAIL_READ });
const Token = Type.String({
  maxLength: TOKEN_LONGEST,
  description: 'From the link in the e-mail.',
});

const LinkPayload = named('LinkPayload', { token: Token });

export const AccountLink = named('AccountLink', {
  purpose: Type.Enum(LINK_PURPOSES),
  state: Type.Enum(LINK_STATES),
  email: Type.String({ description: 'The masked address of the account.' }),
  expires_at: Instant,
  provider: Type.Optional(
    Type.Enum(SOCIAL_PROVIDERS, {
      description: 'The provider account that it joins, for `link_social`.',
    }),
  ),
});
export type AccountLink = Static<typeof AccountLink>;

export const Confirmed = named('Confirmed', {
  purpose: Type.Enum(['confirm', 'change_email', 'link_social']),
  email: Type.String(),
});
export type Confirmed = Static<typeof Confirmed>;

export const Ending = named('Ending', {
  days: Type.Integer({ description: 'Days during which the person can cancel the deletion.' }),
  open_tickets: count('Numbers that will be cancelled.'),
  places: Type.Array(Type.Object({ slug: Type.String(), title: Type.String() }), {
    description: 'Places without another owner, which must be handed over first.',
  }),
  delete_at: nullable(Instant, 'When the account will be deleted; null: no deletion is scheduled.'),
});
export type Ending = Static<typeof Ending>;

export const OWN_TABLES = [
  'account',
  'tickets',
  'ticket_events',
  'places',
  'actions',
  'listings',
  'claims',
  'photos',
  'sessions',
  'reviews',
  'review_reports',
  'decisions',
  'bookmarks',
  'messages',
  'reports',
  'subscriptions',
  'identities',
  'comments',
  'follows',
] as const;
export type OwnTable = (typeof OWN_TABLES)[number];

export const OwnData = named('OwnData', {
  exported_at: Instant,
  ...Object.fromEntries(
    OWN_TABLES.map((table) => [table, Type.Array(Type.Record(Type.String(), Type.Unknown()))]),
  ),
});

/** The same response with or without an account for the address. */
export const requestLink = endpoint('POST /api/users/recover', {
  body: named('RecoverPayload', { email: Email }),
  anonymous: true,
});
/** Reads a link without using it. */
export const getAccountLink = endpoint('POST /api/users/links', {
  body: LinkPayload,
  response: AccountLink,
  anonymous: true,
});
/** Opens a session. */
export const setPassword = endpoint('POST /api/users/password', {
  body: named('NewPasswordPayload', {
    token: Token,
    password: Type.String(),
  }),
  anonymous: true,
});
/** 409 if the link has expired. */
export const confirmAddress = endpoint('POST /api/users/confirm', {
  body: LinkPayload,
  anonymous: true,
});
export const resendConfirmation = endpoint('POST /api/user/confirmation');
export const changePassword = endpoint('PUT /api/user/password', {
  body: named('PasswordChange', {
    current: Type.String(),
    password: Type.String(),
  }),
});
export const getEnding = endpoint('GET /api/user/deletion', { response: Ending });
export const endAccount = endpoint('POST /api/user/deletion', {
  body: named('EndingPayload', { password: Type.String() }),
  response: named('EndingAnswer', { delete_at: Instant }),
});
export const keepAccount = endpoint('DELETE /api/user/deletion');
/** Everything stored about the person, as a file. */
export const getOwnData = endpoint('GET /api/user/data', {
  query: Type.Object({
    table: Type.Optional(
      Type.Enum([...OWN_TABLES, 'all'], {
        description: 'The table for CSV; `all`: everything, one line per value.',
      }),
    ),
  }),
});
