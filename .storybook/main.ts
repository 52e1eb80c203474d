import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { cacheFolder, packagePaths } from './optimise.ts';
import { usedIcons } from './usedIcons.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The plugins of the app's own build but compression, a third of a build that nobody downloads. */
const served = (plugins: PluginOption[] = []): PluginOption[] =>
  plugins.filter(
    (plugin) => !(plugin && 'name' in plugin && plugin.name === 'vite-plugin-compression'),
  );

/** Resolves each package to its production build, as in the app; Vite takes that for developers. */
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
  // Storybook's own introduction is not about this workshop.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => {
    const paths = packagePaths(root);
    // A test run takes the React that people get, in which a story costs a fifth less; in the
    // workshop React warns.
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
        // During a test run nothing may be bundled anew: that would reload the page under the test.
        noDiscovery: isRun,
        include: [...new Set([...(vite.optimizeDeps?.include ?? []), ...paths])],
      },
    };
  },
};

export default config;
