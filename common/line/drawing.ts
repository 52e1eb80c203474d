/** How many people a drawing of a place shows at its door at most. */
export const MOST_PEOPLE = 8;
