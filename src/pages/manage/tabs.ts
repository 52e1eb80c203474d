import type { Camel } from '#common/contract/camel.ts';
import type { PlanResponse } from '#common/contract/places/plan.ts';

export type Plan = Camel<PlanResponse>;

export const tabs = [
  'report',
  'plan',
  'week',
  'services',
  'statistics',
  'members',
  'history',
  'devices',
  'poster',
  'listing',
] as const;
export type ManageTab = (typeof tabs)[number];

export interface TabProps {
  id: string;
  plan: Plan;
  onPlan: (plan: Plan) => void;
  /** Called if the person may have lost access to the place. Reloads it. */
  onGone: () => void;
}
