/**
 * Journeys that serve people. Each has a place of its own, so that concurrent journeys do not call
 * each other's tickets. The places are open around the clock and give numbers by a poster, one of
 * them by codes that rotate.
 */
export const JOURNEYS = [
  'board',
  'door',
  'account',
  'hall',
  'rotating',
  'find',
  'poster',
  'moments',
] as const;

/** The secret of the server of the journeys, with which they create codes of the past. */
export const SECRET = 'a secret of the journeys, long enough';

export type Journey = (typeof JOURNEYS)[number];

/** A journey's place. */
export const placeOf = (journey: Journey) => ({
  title: `Sample ${journey}`,
  slug: `sample-${journey}-leykosia`,
  email: `owner-${journey}@example.gr`,
  door: journey === 'rotating' ? 'rotating' : 'poster',
});
