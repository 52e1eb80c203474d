import { LET_PASS_TIMES, type PersonAction, type TicketStatus } from '#common/contract/tickets.ts';
import type { HallAction, MemberAction } from '#common/contract/counter.ts';
import { isLineOver, type LineDay } from './lineEnd.ts';

/** The author of a change: a ticket's holder, a member of the place, or the program itself. */
export type Role = 'person' | 'member' | 'system';

/** The actions of a role. */
export type ActionOf<R extends 'person' | 'member'> = R extends 'person'
  ? PersonAction
  : MemberAction | HallAction;

export type Action = ActionOf<'person' | 'member'>;

type Rule =
  | 'after_patience'
  | 'within_grace_once'
  | 'three_times'
  | 'within_undo'
  | 'just_ended'
  | 'not_over'
  | 'confirms_arrival'
  | 'in_hall'
  | 'just_stepped';

export interface Transition {
  from: TicketStatus;
  /** The required previous reason. Any if absent. */
  fromReason?: string;
  to: TicketStatus;
  reason: string | null;
  who: Role;
  /** The action that makes this transition; absent if no button does. */
  action?: Action;
  rule?: Rule;
}

/** Time for undoing a cancellation, the end of a visit, or a step of a hall, in seconds. */
export const UNDO_SECONDS = 60;

const ENDED = ['provider', 'list_closed', 'expired'] as const;
const OPEN = ['scheduled', 'running'] as const;
const isOpen = (status: TicketStatus): boolean => (OPEN as readonly string[]).includes(status);

/** Transitions that a button makes; `null` as the required previous reason: any. */
const BY_BUTTON: readonly [
  from: TicketStatus,
  fromReason: string | null,
  to: TicketStatus,
  reason: string | null,
  who: Role,
  action: Action,
  rule?: Rule,
][] = [
  ['scheduled', null, 'running', null, 'member', 'call'],
  ['running', null, 'running', 'recalled', 'member', 'recall'],
  ['running', null, 'processed', null, 'member', 'done'],
  ['running', null, 'scheduled', 'returned', 'member', 'return'],
  ['running', null, 'aborted', 'no_show', 'member', 'no_show', 'after_patience'],
  ['processed', null, 'running', 'resumed', 'member', 'resume', 'just_ended'],
  ['aborted', 'no_show', 'running', 'resumed', 'member', 'resume', 'just_ended'],
  ['aborted', 'no_show', 'scheduled', 'came_late', 'person', 'came_late', 'within_grace_once'],
  ['scheduled', null, 'scheduled', 'let_pass', 'person', 'let_pass', 'three_times'],
  ['scheduled', null, 'cancelled', null, 'person', 'cancel'],
  ['cancelled', null, 'scheduled', 'undone', 'person', 'undo', 'within_undo'],
  ['scheduled', null, 'scheduled', 'transferred', 'member', 'transfer', 'in_hall'],
  ['running', null, 'scheduled', 'transferred', 'member', 'transfer', 'in_hall'],
  ['running', null, 'scheduled', 'parked', 'member', 'park', 'in_hall'],
  ['running', null, 'running', 'here', 'member', 'here', 'confirms_arrival'],
  ['aborted', 'no_show', 'scheduled', 'restored', 'member', 'restore', 'not_over'],
  ['cancelled', null, 'scheduled', 'restored', 'member', 'restore', 'not_over'],
  ['scheduled', 'transferred', 'running', 'taken_back', 'member', 'take_back', 'just_stepped'],
  ['scheduled', 'transferred', 'scheduled', 'taken_back', 'member', 'take_back', 'just_stepped'],
  ['scheduled', 'parked', 'running', 'taken_back', 'member', 'take_back', 'just_stepped'],
  ['running', 'here', 'running', 'taken_back', 'member', 'take_back', 'just_stepped'],
  ['scheduled', 'restored', 'aborted', 'no_show', 'member', 'take_back', 'just_stepped'],
  ['scheduled', 'restored', 'cancelled', null, 'member', 'take_back', 'just_stepped'],
];

/**
 * Every transition of a ticket after it is issued; there are no others. `npm run transitions` writes
 * them into `ticket_transition_allowed`. The database has the same rules in `ticket_rule_holds`.
 */
export const TRANSITIONS: readonly Transition[] = [
  ...BY_BUTTON.map(([from, fromReason, to, reason, who, action, rule]): Transition => ({
    from,
    ...(fromReason !== null && { fromReason }),
    to,
    reason,
    who,
    action,
    ...(rule && { rule }),
  })),
  ...OPEN.flatMap((from) =>
    ENDED.flatMap((reason) =>
      (['member', 'system'] as const).map((who): Transition => ({
        from,
        to: 'aborted',
        reason,
        who,
      })),
    ),
  ),
];

export interface LineTicket extends LineDay {
  status: TicketStatus;
  status_reason: string | null;
  called_at: Date | null;
  /** Present in data for members. */
  processed_at?: Date | null;
  cancelled_at: Date | null;
  aborted_at: Date | null;
  came_late_at: Date | null;
  let_pass_count: number;
  anyone_behind: boolean;
  /** The last transfer, parking, arrival or restoring; null: something else was last. */
  stepped_at?: Date | null;
  /** The status before it. */
  stepped_from?: TicketStatus | null;
  /** Set aside by a counter. */
  parked?: boolean;
  /** True if the place records arrivals and this one is not recorded yet. */
  may_arrive?: boolean;
  /** True if the place has other services. */
  in_hall?: boolean;
  /** True if the list has a free place, whatever its state. */
  has_room: boolean;
  /** True if its holder has another open number of the list. */
  has_another: boolean;
  patience_seconds: number;
  grace_seconds: number;
}

/** Infinite without an instant. */
const secondsSince = (instant: Date | null, now: Date): number =>
  instant === null ? Infinity : (now.getTime() - instant.getTime()) / 1000;

const RULES: Record<Rule, (ticket: LineTicket, now: Date, to: TicketStatus) => boolean> = {
  after_patience: ({ called_at: called, patience_seconds: noShowAfter }, now) =>
    called !== null && secondsSince(called, now) >= noShowAfter,
  within_grace_once: (ticket, now) =>
    ticket.came_late_at === null &&
    secondsSince(ticket.aborted_at, now) <= ticket.grace_seconds &&
    !isLineOver(ticket, now),
  three_times: ({ let_pass_count: count, anyone_behind: behind, parked = false }) =>
    count < LET_PASS_TIMES && behind && !parked,
  within_undo: (ticket, now) =>
    secondsSince(ticket.cancelled_at, now) <= UNDO_SECONDS &&
    !isLineOver(ticket, now) &&
    ticket.has_room,
  just_ended: ({ processed_at: processed, aborted_at: aborted }, now) =>
    secondsSince(processed ?? aborted, now) <= UNDO_SECONDS,
  not_over: (ticket, now) => !isLineOver(ticket, now),
  in_hall: ({ in_hall: isHall = false }) => isHall,
  confirms_arrival: ({ may_arrive: may = false }) => may,
  just_stepped: ({ stepped_at: at = null, stepped_from: from }, now, to) =>
    secondsSince(at, now) <= UNDO_SECONDS && from === to,
};

export const transitionOf = (action: Action): Transition =>
  TRANSITIONS.find((transition) => transition.action === action)!;

/** True if a ticket of this status and reason may make this transition, regardless of the rules. */
export const appliesTo = (
  transition: Transition,
  { status, status_reason: reason }: Pick<LineTicket, 'status' | 'status_reason'>,
): boolean =>
  transition.from === status &&
  (transition.fromReason === undefined || transition.fromReason === reason);

/** True if the holder would have two open numbers of the list, which a database index prevents. */
const makesSecondOpenTicket = (
  transition: Transition,
  { has_another: another }: LineTicket,
): boolean => another && !isOpen(transition.from) && isOpen(transition.to);

/** Transitions with an action by status, because a counter's view asks thousands of times. */
const actionsFrom = new Map<TicketStatus, Transition[]>();
for (const transition of TRANSITIONS) {
  if (transition.action === undefined) continue;
  const known = actionsFrom.get(transition.from);
  if (known) known.push(transition);
  else actionsFrom.set(transition.from, [transition]);
}

/** The actions of a role at an instant, in the order of the table. */
export function can<R extends 'person' | 'member'>(
  ticket: LineTicket,
  role: R,
  now: Date,
): ActionOf<R>[] {
  const actions = (actionsFrom.get(ticket.status) ?? [])
    .filter(
      (transition) =>
        transition.who === role &&
        appliesTo(transition, ticket) &&
        !makesSecondOpenTicket(transition, ticket) &&
        (transition.rule === undefined || RULES[transition.rule](ticket, now, transition.to)),
    )
    .map(({ action }) => action as ActionOf<R>);
  return [...new Set(actions)];
}
