import { CLAIM_LONGEST } from '#common/forms.ts';
import { Type } from 'typebox';
import { toAthensIso } from '#common/calendar/athens.ts';
import { Claim, ClaimPayload, ClaimsAnswer } from '#common/contract/places/claims.ts';
import { route } from '#server/plugins/route.ts';
import type { App } from '#server/context.ts';
import { refuseFaults, type Fault } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import { claimPlace, claimsOf, type ClaimRow } from '#server/repositories/listings/claims.ts';
import { organisationId } from '#server/repositories/organisations/organisations.ts';
import type { Limit } from '#server/repositories/people/rateLimits.ts';
import { lengthOf } from '#common/account.ts';
import { countAgainst } from '#server/routes/users/tooMany.ts';

/** Claims of one person; each is checked by somebody. */
const CLAIMS: Limit = { name: 'claims', max: 10, seconds: 86_400 };

const toClaim = ({ slug, title, ...row }: ClaimRow): Claim => ({
  ...row,
  organisation: { slug, title },
  created_at: toAthensIso(row.created_at),
});

const faultsOf = (payload: ClaimPayload): Map<string, Fault[]> => {
  const faults = new Map<string, Fault[]>();
  for (const [name, max] of Object.entries(CLAIM_LONGEST)) {
    const text = payload[name as keyof ClaimPayload];
    if (text === '') faults.set(name, [{ key: 'required' }]);
    else if (lengthOf(text) > max) faults.set(name, [{ key: 'too_long', values: { max } }]);
  }
  return faults;
};

/** Places that people say are theirs: POST /api/organisations/{id}/claims, GET /api/user/claims. */
export default async function claimRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;

  route(app, 'POST /api/organisations/:id/claims', {
    access: 'confirmed user',
    tags: ['listings'],
    summary: 'Says that a place is one’s own',
    description:
      'For somebody whose address is confirmed. A moderator checks it and makes them an owner ' +
      'of the place. While a claim waits, a second one replaces its words. 409 ' +
      '`already_owner`.',
    params: Type.Object({ id: Type.String({ description: 'A slug or a code.' }) }),
    body: ClaimPayload,
    answers: { 201: Claim },
    errors: [404, 409, 429],
    handler: async (request) => {
      const user = request.user;
      const place = await organisationId(db, request.params.id);
      if (place === null) throw new Problem(404, 'organisation_not_found');
      const payload = {
        text: request.body.text.trim().normalize('NFC'),
        contact: request.body.contact.trim().normalize('NFC'),
      };
      refuseFaults(request, faultsOf(payload));
      const now = clock.now();
      await countAgainst(app.context, db, request, 'too_many_claims', [[CLAIMS, user.code]]);
      const by = { userId: user.id, organisationId: place, now };
      const claim = await claimPlace(db, by, payload);
      if (claim === 'owner') throw new Problem(409, 'already_owner');
      return toClaim(claim);
    },
  });

  route(app, 'GET /api/user/claims', {
    access: 'user',
    tags: ['listings'],
    summary: 'The places that one has claimed, and what became of it',
    answers: { 200: ClaimsAnswer },
    handler: async (request) => ({ records: (await claimsOf(db, request.user.id)).map(toClaim) }),
  });
}
