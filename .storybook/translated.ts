import { afterEach, beforeEach } from 'vitest';
import { allowPageTranslation } from '#src/browser/pageTranslation.ts';
import { translatePage } from '#tests/pageTranslation.ts';

/** With `TRANSLATED=1`, every story plays while a browser translates the page. */
if (import.meta.env.TRANSLATED) {
  allowPageTranslation();
  let stop: () => void;
  beforeEach(() => {
    stop = translatePage();
  });
  afterEach(() => stop());
}
