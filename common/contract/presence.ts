import { Type, type Static } from 'typebox';
import { Instant, count, nullable, nullish } from './common.ts';

/** Whether holders of a place say where they are. */
export const PRESENCE_MODES = ['off', 'shown'] as const;
export const PresenceMode = Type.Enum(PRESENCE_MODES);
export type PresenceMode = Static<typeof PresenceMode>;

/** `away`: back in `AWAY_MINUTES`, once a ticket. */
export const PRESENCE_STATES = ['on_way', 'here', 'away'] as const;
export const PresenceState = Type.Enum(PRESENCE_STATES);
export type PresenceState = (typeof PRESENCE_STATES)[number];

export const AWAY_MINUTES = 15;

/** The whereabouts of the holder of a waiting ticket; null if the place does not show them. */
export const Presence = Type.Object({
  state: nullable(PresenceState, 'Null: unknown.'),
  away_until: nullable(
    Instant,
    'When "back in 15 minutes" ends or has ended; null: not used, so it can be.',
  ),
});
export type Presence = Static<typeof Presence>;

/** A response field with the number of waiting people who are at the place. */
export const here = nullish(
  count(),
  'Waiting people who are at the place. Null: the place does not show it, or is closed.',
);
