import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserLaunch } from './scripts/browser.ts';
import { serverProjects } from './vitest.server.config.ts';

process.env.TZ = 'Europe/Athens';

const unit: TestProjectConfiguration = {
  plugins: [react()],
  test: {
    name: 'unit',
    include: [
      '{common,src,theme,scripts,stories,.storybook,tests/structure,tests/workshop}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
  },
};

const stories = async (): Promise<TestProjectConfiguration> => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    globalSetup: './scripts/browserSetup.ts',
    // Each file in a frame of its own when asked: slower, and to agree with the shared one.
    isolate: Boolean(process.env.ISOLATED),
    testTimeout: 60_000,
    // A machine that is busy elsewhere may be late once; what is wrong is wrong twice.
    retry: process.env.CI ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        // Unit and server tests need none: where it cannot run, the set-up of the stories says so.
        launchOptions: await browserLaunch().catch(() => undefined),
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

export default defineConfig(async () => ({
  test: {
    dangerouslyIgnoreUnhandledErrors: false,
    projects: [unit, await stories(), ...serverProjects],
  },
}));
