import { Type } from 'typebox';
import { OrganisationCard } from './organisations.ts';

/** The places that a person has saved. */
export const Bookmarks = Type.Object(
  { records: Type.Array(OrganisationCard, { description: 'The latest first.' }) },
  { title: 'Bookmarks' },
);
