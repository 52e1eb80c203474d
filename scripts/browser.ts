export {
  browserLaunch,
  browserProblem,
  BrowserUnusable,
  type BrowserLaunch,
} from '#tests/browser.ts';
