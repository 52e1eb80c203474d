import { vi } from 'vitest';

/** How long a test waits for a result on a busy machine, in ms. A passing test never waits so long. */
const PATIENCE_MS = 60_000;

// Vitest and Testing Library stop waiting after a second. Neither has a setting for it in its
// configuration file. Files of one worker share `vi`, so it is changed once.
if (vi.waitFor.name !== 'waitPatiently') {
  const { waitFor } = vi;
  vi.waitFor = function waitPatiently(callback, options) {
    const own = typeof options === 'object' ? options : {};
    return waitFor(callback, { timeout: PATIENCE_MS, ...own });
  };
}

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
}
