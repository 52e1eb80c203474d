import type { Camel } from '#common/contract/camel.ts';
import type { PlanResponse } from '#common/contract/places/plan.ts';

export type Plan = Camel<PlanResponse>;

/** The tabs of management in groups. The addresses name the tabs. */
export const tabGroups = {
  report: ['report', 'statistics', 'history'],
  calendar: ['week'],
  plan: ['plan', 'services'],
  team: ['members', 'devices', 'poster'],
  listing: ['listing'],
} as const;
export type TabGroup = keyof typeof tabGroups;
export type ManageTab = (typeof tabGroups)[TabGroup][number];

export interface TabProps {
  id: string;
  plan: Plan;
  onPlan: (plan: Plan) => void;
  /** Called if the person may have lost access to the place. Reloads it. */
  onGone: () => void;
}
