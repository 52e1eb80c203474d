import { afterEach, vi } from 'vitest';

// Test files share what they import of packages, and the document. Our own modules, some of which have
// a state, and all that a person's browser stores are new to each file.
vi.resetModules();

if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
}
