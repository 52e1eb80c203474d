import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { create } from 'storybook/theming/create';
import { colours } from '#theme/tokens.ts';
import '#src/app/fonts.css';
import { keepFocus } from '#src/browser/lostFocus.ts';
import { forgetCalls } from '#src/mocks/mock.ts';
import { stopClock } from './clock.ts';
import { Appearance } from './decorators/Appearance.tsx';
import type { Look } from './decorators/globals.ts';
import { Surroundings } from './decorators/Surroundings.tsx';
import { chooseMotion } from './decorators/motion.ts';
import { gates } from './gates.ts';
import { modes, viewports } from './modes.ts';
import { forgetUnmocked, startNetwork } from './network.ts';
import { isDrawnAgain, seat } from './person.ts';
import { holdStill, ignoredOnPictures, isUnderTest, settle } from './still.ts';
import { defaultLook, toolbar } from './toolbar.ts';
import './docs.css';
import './pseudo.css';
import './still.css';

keepFocus();

// Long, for busy machines. A correct story never waits this long.
configure({ asyncUtilTimeout: 20_000 });

/** The docs theme in the product's fonts and colours. */
const docsTheme = create({
  base: 'light',
  fontBase: '"Commissioner Variable", system-ui, sans-serif',
  colorPrimary: colours.sea,
  colorSecondary: colours.sea,
  textColor: colours.ink,
  appContentBg: colours.white,
});

/** The base of every story file: `preview.meta({ … })`, then `meta.story({ … })`. */
export default definePreview({
  addons: [gates(), addonDocs(), addonA11y(), addonPseudoStates(), addonMsw(startNetwork)],
  // Stories of a beta component set `'!stable', 'beta'`.
  tags: ['autodocs', 'stable'],
  globalTypes: toolbar,
  initialGlobals: defaultLook,
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: docsTheme, toc: { headingSelector: 'h2', title: 'On this page' } },
    viewport: { options: viewports },
    chromatic: { modes, ignoreSelectors: ignoredOnPictures },
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // Passed checks are for the panel only. Automated runs skip them and take half the time.
        ...(isUnderTest() && { resultTypes: ['violations', 'incomplete'] }),
      },
    },
    options: {
      storySort: {
        order: ['Start', 'What changed', 'Foundations', 'Components', 'Pages', 'Decisions'],
      },
    },
  },
  decorators: [
    (Story, { id, title, parameters }) => (
      <Surroundings
        storyId={id}
        router={parameters.router}
        toasts={parameters.toasts ?? title.startsWith('Pages/')}
      >
        <Story />
      </Surroundings>
    ),
    (Story, { globals, viewMode }) => (
      <Appearance {...(globals as Look)} contained={viewMode === 'docs'}>
        <Story />
      </Appearance>
    ),
  ],
  beforeEach: async ({ parameters, globals, canvasElement, abortSignal }) => {
    chooseMotion((globals as Look).motion);
    await forgetUnmocked();
    if (isDrawnAgain(abortSignal)) return;
    forgetCalls();
    stopClock(parameters.now as string | undefined);
    seat(Boolean(parameters.signedIn));
    await holdStill(canvasElement, parameters.layout);
  },
  afterEach: settle,
});
