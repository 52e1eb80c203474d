/** Node options that save memory at rest. A test compares them with container and systemd unit. */

/** Short-lived objects get 2 × 16 MB, not 2 × 32, at no cost in `npm run bench -- tickets`. */
export const NODE_FLAGS = ['--max-semi-space-size=16'];

/**
 * For short runs: V8 does not optimise the embedded engine. Optimising one of its functions takes
 * two seconds of processor time, and the process cannot end until that is done. Servers and
 * restores run long enough to gain from it.
 */
export const SHORT_RUN = ['--liftoff-only'];

/**
 * For glibc, which otherwise keeps memory that the compiler of the embedded engine has freed. Any
 * value stops the threshold from growing; this one is the initial value. Source: mallopt(3).
 */
export const MALLOC = { MALLOC_TRIM_THRESHOLD_: '131072' };
