import { afterEach, beforeEach, inject } from 'vitest';
import { allowPageTranslation } from '#src/browser/pageTranslation.ts';
import { translatePage } from '#tests/pageTranslation.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Simulates browser translation in every story. */
    translated: boolean;
  }
}

/** With `TRANSLATED=1`, every story plays while a browser translates the page. */
if (inject('translated')) {
  allowPageTranslation();
  let stop: () => void;
  beforeEach(() => {
    stop = translatePage();
  });
  afterEach(() => stop());
}
