import { Type, type Static } from 'typebox';
import { Instant, named, nullable, recordsOf } from '#common/contract/common.ts';
import { endpoint } from '#common/contract/endpoint.ts';
import { CLAIM_LONGEST } from '#common/forms.ts';

export const ClaimPayload = named(
  'ClaimPayload',
  {
    text: Type.String({
      maxLength: 4000,
      description: `Evidence that the person runs the place, up to ${CLAIM_LONGEST.text} characters.`,
    }),
    contact: Type.String({
      maxLength: 1000,
      description:
        'A way to contact the place itself, e.g. its number in a public directory, up to ' +
        `${CLAIM_LONGEST.contact} characters.`,
    }),
  },
  { additionalProperties: false },
);
export type ClaimPayload = Static<typeof ClaimPayload>;

export const Claim = named('Claim', {
  code: Type.String(),
  organisation: Type.Object({ slug: Type.String(), title: Type.String() }),
  state: Type.Enum(['submitted', 'approved', 'returned']),
  text: Type.String(),
  contact: Type.String(),
  reason: nullable(Type.String(), 'The moderator’s reason.'),
  created_at: Instant,
});
export type Claim = Static<typeof Claim>;

export const getClaims = endpoint('GET /api/user/claims', {
  response: recordsOf('Claims', Claim, 'Latest first.'),
});
export const claimPlace = endpoint('POST /api/organisations/{id}/claims', { body: ClaimPayload });
