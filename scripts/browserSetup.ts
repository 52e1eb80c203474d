import type { TestProject } from 'vitest/node';
import { BrowserUnusable } from '#tests/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The reason why no browser can be started; null if one can. */
    browserProblem: string | null;
  }
}

/** Ends the run of the stories before it begins if no browser can run. */
export default function setup(project: TestProject): void {
  const { browserProblem } = project.getProvidedContext();
  if (browserProblem !== null) throw new BrowserUnusable(browserProblem);
}
