import type { Queryable } from '#server/db/client.ts';
import { found } from '#server/lib/problem.ts';
import { findOrganisationId } from '#server/repositories/organisations/organisations.ts';

/** The internal id of an organisation by slug or code. @throws Problem 404 */
export const organisationId = async (db: Queryable, slugOrCode: string): Promise<number> =>
  found(await findOrganisationId(db, slugOrCode), 'organisation_not_found');
