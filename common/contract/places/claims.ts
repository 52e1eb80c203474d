import { Type, type Static } from 'typebox';
import { Instant } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { CLAIM_LONGEST } from '#common/forms.ts';

export const ClaimPayload = Type.Object(
  {
    text: Type.String({
      maxLength: 4000,
      description: `How the place is theirs, up to ${CLAIM_LONGEST.text} characters.`,
    }),
    contact: Type.String({
      maxLength: 1000,
      description:
        'Where the place itself can be asked, e.g. its number in a public directory, up to ' +
        `${CLAIM_LONGEST.contact} characters.`,
    }),
  },
  { additionalProperties: false, title: 'ClaimPayload' },
);
export type ClaimPayload = Static<typeof ClaimPayload>;

/** One's own claim of a place. */
export const Claim = Type.Object(
  {
    code: Type.String(),
    organisation: Type.Object({ slug: Type.String(), title: Type.String() }),
    state: Type.Enum(['submitted', 'approved', 'returned']),
    text: Type.String(),
    contact: Type.String(),
    reason: Type.Union([Type.String(), Type.Null()], { description: 'What a moderator said.' }),
    created_at: Instant,
  },
  { title: 'Claim' },
);
export type Claim = Static<typeof Claim>;

export const ClaimsAnswer = Type.Object(
  { records: Type.Array(Claim, { description: 'The latest first.' }) },
  { title: 'Claims' },
);

export const getClaims = endpoint('GET /api/user/claims', { answer: ClaimsAnswer });
/** Says that a place is one's own. */
export const claimPlace = endpoint('POST /api/organisations/{id}/claims', { body: ClaimPayload });
