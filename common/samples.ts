/** The posts and authors of the client's sample content, so that nothing is stored about others. */
export const POST_IDS = [
  'the-quiet-hour',
  'town-before-nine',
  'kep-in-twenty-minutes',
  'pharmacy-on-duty',
  'sunday-table',
  'boarding-without-a-rush',
  'barbers-list',
  'waiting-with-children',
  'upper-town-doors',
  'fair-queue',
  'building-appointments',
] as const;
export type PostId = (typeof POST_IDS)[number];

export const AUTHOR_IDS = [
  'eleni-vrettou',
  'thanasis-gioltzidis',
  'argyro-stavroulaki',
  'nikos-karalakis',
  'vasso-kanellou',
  'stelios-mavris',
  'dimitra-asproudi',
  'sofia-tertsidou',
  'anestis-polatos',
  'iro-damianou',
  'gerasimos-lontos',
  'manolis-perakis',
] as const;
export type AuthorId = (typeof AUTHOR_IDS)[number];

export const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id);
