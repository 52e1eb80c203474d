import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { pictureFolder } from './.storybook/pictures/pictureName.ts';
import { browserLaunch } from './tests/browser.ts';
import { nodeProjects } from './vitest.node.config.ts';

/** Unit and server tests need no browser: where none can run, the set-up of the stories says so. */
const launch = await browserLaunch().catch((error: Error) => error);

const stories = (): TestProjectConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // The run itself writes pictures, which Storybook's add-on forbids by default.
    api: { allowWrite: true },
    globalSetup: ['./scripts/browserSetup.ts'],
    setupFiles: ['./.storybook/pictures/pictures.ts', './.storybook/translated.ts'],
    provide: {
      browserProblem: launch instanceof Error ? launch.message : null,
    },
    // The code of stories reads them from `import.meta.env`.
    env: {
      PICTURES: process.env.PICTURES,
      TRANSLATED: process.env.TRANSLATED,
      SETTLED: process.env.SETTLED,
    },
    // One frame for all files, so that a story that leaves something behind makes the next one fail.
    isolate: false,
    // The limits only end stories that would never end, because a slow machine is no failure. Pictures
    // are compared in a hook.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A busy machine may cause one late result. A real error fails twice.
    retry: process.env.CI ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 300_000,
      viewport: { width: 1280, height: 900 },
      expect: {
        // References are stored as the browser wrote them, so equal ones pass without being decoded.
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // For seams between areas that were painted at different times.
          comparatorOptions: { allowedMismatchedPixels: 10 },
          resolveScreenshotPath: ({ root, arg, ext }) =>
            resolve(root, pictureFolder, `${arg}${ext}`),
          resolveDiffPath: ({ root, arg, ext }) =>
            resolve(root, 'test-results', 'pictures', `${arg}${ext}`),
        },
      },
      provider: playwright({
        launchOptions: launch instanceof Error ? {} : launch,
        contextOptions: {
          timezoneId: 'Europe/Athens',
          locale: 'el-GR',
          reducedMotion: 'reduce',
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    dangerouslyIgnoreUnhandledErrors: false,
    attachmentsDir: 'test-results/attachments',
    // A page uses several threads. With a third page on two processors, a run took a sixth longer.
    maxWorkers: availableParallelism(),
    projects: [stories(), ...nodeProjects],
  },
});
