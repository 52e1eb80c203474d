/** How many people one may choose to let pass. */
export const PASSING_CROWDS = [1, 2, 3, 5, 10] as const;
