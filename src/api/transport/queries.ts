let followed = false;

/**
 * Stores whether the server supports the queries that the contract adds to the specification. Our
 * own does: it sent this page, or listed the applied parameters in a response.
 */
export const queries = {
  areFollowed: (): boolean => followed,
  setFollowed: (value: boolean): void => {
    followed = value;
  },
};
