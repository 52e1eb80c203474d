import type { Camel } from '#common/contract/camel.ts';
import type { PlanAnswer } from '#common/contract/places/plan.ts';

/** The plan of a place, as its owners see it. */
export type Plan = Camel<PlanAnswer>;

/** The sections of the screen, in their order. */
export const tabs = [
  'plan',
  'week',
  'statistics',
  'members',
  'history',
  'devices',
  'poster',
  'listing',
] as const;
export type ManageTab = (typeof tabs)[number];

/** Props common to all sections. */
export interface TabProps {
  /** The place's slug or code, as in the address. */
  id: string;
  plan: Plan;
  /** Called with the plan as it is after a change. */
  onPlan: (plan: Plan) => void;
  /** Called when the place may no longer be theirs: it is asked for again. */
  onGone: () => void;
}
