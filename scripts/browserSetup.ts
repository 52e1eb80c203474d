import { browserLaunch } from './browser.ts';

/** Ends the run of the stories before it begins where no browser can run. */
export default async function setup(): Promise<void> {
  await browserLaunch();
}
