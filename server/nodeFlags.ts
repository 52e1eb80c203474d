/**
 * How Node is started for the server, so that it takes less memory at rest. The container and the
 * systemd unit say the same; a test compares them.
 */

/** Short-lived objects get 2 × 16 MB instead of 2 × 32, at no cost that `npm run bench -- tickets` shows. */
export const NODE_FLAGS = ['--max-semi-space-size=16'];

/**
 * For glibc, which otherwise holds what the compiler of the embedded engine has freed. Any value
 * stops the threshold from growing; this one is where it begins. Source: mallopt(3).
 */
export const MALLOC = { MALLOC_TRIM_THRESHOLD_: '131072' };
