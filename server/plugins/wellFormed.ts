import type { App } from '#server/context.ts';
import { Problem } from '#server/lib/problem.ts';

/** Control characters, and the separators that end a line for a regular expression. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Whether a path has control characters, written out or escaped. */
function hasControls(path: string): boolean {
  try {
    return CONTROL.test(decodeURIComponent(path));
  } catch {
    return CONTROL.test(path);
  }
}

/**
 * Refuses what is HTTP but means nothing good before a route sees it: control characters in a path,
 * which no link has and which split lines of logs and patterns of routers.
 */
export function registerWellFormed(app: App): void {
  app.addHook('onRequest', async ({ url }) => {
    if (hasControls(url.split('?', 1)[0] ?? '')) throw new Problem(400, 'bad_request');
  });
}
