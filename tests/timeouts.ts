import { vi } from 'vitest';

/** Timeout for a result on a busy machine, in ms. Passing tests never reach it. */
const TIMEOUT_MS = 60_000;

// Vitest and Testing Library time out after a second, which no configuration file can change. Files
// of one worker share `vi`, so it is patched once.
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor } = vi;
  vi.waitFor = function waitPatiently(callback, options) {
    const own = typeof options === 'object' ? options : {};
    return waitFor(callback, { timeout: TIMEOUT_MS, ...own });
  };
}

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: TIMEOUT_MS });
}
