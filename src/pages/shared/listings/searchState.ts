/** The router's state that carries a choice. */
export const searchState = (choice: { country: string | null; category: string | null }) => ({
  search: choice,
});
