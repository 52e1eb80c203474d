const MINUTE = 60_000;
const LONGEST_MINUTES = 4 * 60;
const GIVE_UP_DAYS = 3;

/**
 * When a message that could not be sent is tried again: a minute after the first attempt, then
 * twice as long each time, at most every four hours. @param attempts made so far, 1 or more
 */
export const nextAttemptAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(2 ** (attempts - 1), LONGEST_MINUTES) * MINUTE);

/** From when on a message that cannot be sent is given up. */
export const giveUpAt = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + GIVE_UP_DAYS * 24 * 60 * MINUTE);
