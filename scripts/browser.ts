export { browserLaunch, type BrowserLaunch } from '#tests/browser.ts';
