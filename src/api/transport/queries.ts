let followed = false;

/**
 * Whether the server follows the queries that the contract adds to the specification. Ours does: it
 * sent this page, or it named what it follows in an answer.
 */
export const queries = {
  areFollowed: (): boolean => followed,
  setFollowed: (value: boolean): void => {
    followed = value;
  },
};
