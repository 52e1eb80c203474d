/** Fixed reasons for priority, for the contract, the line and the texts. Only members see them, and they are erased with the visit. */
export const PRIORITY_REASONS = ['disability', 'pregnancy', 'small_child', 'elderly'] as const;
export type PriorityReason = (typeof PRIORITY_REASONS)[number];
