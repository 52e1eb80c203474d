import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { cacheFolder, packagePaths } from './optimise.ts';
import { usedIcons } from './usedIcons.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Compression takes a third of the build, and docgen cannot read a contract turned into data. */
const ofAppOnly = ['vite-plugin-compression', 'contract-as-data'];

/** The app's build plugins that the workshop uses, too. */
const served = (plugins: PluginOption[] = []): PluginOption[] =>
  plugins.filter((plugin) => !(plugin && 'name' in plugin && ofAppOnly.includes(plugin.name)));

/**
 * Resolves packages to their production build, as in the app. Vite would use development builds.
 */
const buildsForPeople = (): PluginOption => ({
  name: 'builds-for-people',
  enforce: 'post',
  config: ({ resolve }) => {
    if (resolve?.conditions)
      resolve.conditions = resolve.conditions.map((one) =>
        one === 'development|production' ? 'production' : one,
      );
  },
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  staticDirs: ['../public', './public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
  ],
  // Hides Storybook's own introduction.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => {
    const paths = packagePaths(root);
    // Test runs use React's production build, in which a story runs a fifth faster. The workshop
    // uses the development build for its warnings.
    const isRun = Boolean(process.env.VITEST);
    const define: Record<string, string> = isRun ? { 'process.env.NODE_ENV': '"production"' } : {};
    return {
      ...vite,
      define: { ...vite.define, ...define },
      ...(isRun && { oxc: { jsx: { runtime: 'automatic' as const, development: false } } }),
      plugins: [...served(vite.plugins), usedIcons(root), isRun && buildsForPeople()],
      cacheDir: cacheFolder(root, [...paths, String(isRun)]),
      optimizeDeps: {
        ...vite.optimizeDeps,
        rolldownOptions: { transform: { define } },
        // Bundling during a test run would reload the page under test.
        noDiscovery: isRun,
        include: [...new Set([...(vite.optimizeDeps?.include ?? []), ...paths])],
      },
    };
  },
};

export default config;
