import type { Camel } from '#common/contract/camel.ts';
import type { Kiosk } from '#common/contract/places/kiosks.ts';
import type { Invitation, Member } from '#common/contract/places/members.ts';
import type { PlanDay } from '#common/contract/places/plan.ts';

/** A date of a place's plan, with its list if there is one. */
export type ManagedDay = Omit<Camel<PlanDay>, 'message'>;

/** A person of a place, apart from when they joined. */
export type ManagedMember = Omit<Camel<Member>, 'since'>;

/** An invitation that waits for an answer. */
export type ManagedInvitation = Omit<Camel<Invitation>, 'invitedBy' | 'createdAt'>;

/** A device at the door of a place. */
export type ManagedKiosk = Pick<Camel<Kiosk>, 'code' | 'name' | 'seenAt'>;
