import { afterEach, vi } from 'vitest';

// Test files share packages and the document. Own modules, some of them with state, and browser
// storage are reset for each file.
vi.resetModules();
// Vitest restores globals before the next test, which is too late for the imports of its file: a
// date picker reads `navigator` once, when it is imported.
afterEach(() => void vi.unstubAllGlobals());

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}
