/**
 * PostgreSQL's advisory locks of this product: one number for each thing that only one process at a
 * time may do. Two with the same number would keep each other out.
 */
export const LOCKS = {
  migrations: 7_346_201,
  seed: 7_346_202,
  dailyJobs: 7_346_203,
  simulator: 7_346_204,
  searchIndex: 7_346_205,
  placesNow: 7_346_206,
  networkShare: 7_346_207,
  slugs: 7_346_221,
} as const;
