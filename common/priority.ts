/** Fixed reasons for priority. Only members see them, and they are erased with the visit. */
export const PRIORITY_REASONS = ['disability', 'pregnancy', 'small_child', 'elderly'] as const;
export type PriorityReason = (typeof PRIORITY_REASONS)[number];
