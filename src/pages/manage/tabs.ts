import type { Camel } from '#common/contract/camel.ts';
import type { PlanAnswer } from '#common/contract/places/plan.ts';

export type Plan = Camel<PlanAnswer>;

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

export interface TabProps {
  /** The place's slug or code, as in the address. */
  id: string;
  plan: Plan;
  onPlan: (plan: Plan) => void;
  /** Called when the place may no longer be theirs: it is asked for again. */
  onGone: () => void;
}
