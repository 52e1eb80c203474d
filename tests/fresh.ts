import { afterEach, vi } from 'vitest';

// Test files share packages and the document. Own modules, some of them with state, are
// reset for each file, and clocks and browser storage after each test.
vi.resetModules();
// Vitest restores globals before the next test, which is too late for the imports of its file: a
// date picker reads `navigator` once, when it is imported.
afterEach(() => void vi.unstubAllGlobals());

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const empty = (): void => {
    localStorage.clear();
    sessionStorage.clear();
  };
  empty();
  afterEach(empty);
  afterEach(cleanup);
  document.body.replaceChildren();
}

afterEach(() => void vi.useRealTimers());
