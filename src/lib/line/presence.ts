import type { Camel } from '#common/contract/camel.ts';
import type { Presence, PresenceState } from '#common/contract/presence.ts';

/** `over`: "back in 15 minutes" has ended, and the person has said nothing since. */
export type PresenceNow = PresenceState | 'unknown' | 'over';

/**
 * The whereabouts of a ticket's holder. A break ends by the clock, without a change on the server.
 * @returns null if the place does not show it
 */
export const presenceAt = (
  presence: Camel<Presence> | null | undefined,
  now: number,
): PresenceNow | null => {
  if (!presence) return null;
  const { state, awayUntil } = presence;
  if (state === 'on_way' || state === 'here') return state;
  if (awayUntil === null) return 'unknown';
  return Date.parse(awayUntil) > now ? 'away' : 'over';
};
