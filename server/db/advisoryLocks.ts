/** Advisory locks: one unique number per task that only one process may run at a time. */
export const LOCKS = {
  migrations: 7_346_201,
  seed: 7_346_202,
  dailyJobs: 7_346_203,
  simulator: 7_346_204,
  placeStatus: 7_346_206,
  networkShare: 7_346_207,
  slugs: 7_346_221,
} as const;
