import {
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { I18nextProvider } from 'react-i18next';
import type { i18n } from 'i18next';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { createI18n } from '#src/i18n/bundled.ts';
import type { Language } from '#common/languages.ts';
import { theme } from '#theme/index.ts';
import { isUnderTest } from '#storybook/still.ts';
import type { Look, SchemeChoice, WorkshopLanguage } from './globals.ts';
import { createLongI18n } from './longText.ts';
import { motionStyles, type Motion } from './motion.ts';

type Pane = 'light' | 'dark';

const noBox = { display: 'contents' } as const;

const surface = (pane: Pane) =>
  ({ p: 2, bgcolor: 'background.default', color: 'text.primary', colorScheme: pane }) as const;

interface PanesProps {
  scheme: SchemeChoice;
  language: Language;
  /** Applies the look to this box instead of the page. */
  contained: boolean;
  children: ReactNode;
}

/**
 * The story, or the story in both schemes side by side, each pane with its own variables. The first
 * pane always exists, so that a change of scheme does not remount the story.
 */
const Panes = ({ scheme, language, contained, children }: PanesProps) => {
  const both = scheme === 'both';
  const first = scheme === 'dark' ? 'dark' : 'light';
  const marked = both || contained;
  return (
    <Box
      {...(contained && { lang: language })}
      sx={
        both
          ? {
              display: 'grid',
              gridTemplateColumns: '1fr 1fr',
              ...(!contained && { minHeight: '100vh' }),
            }
          : noBox
      }
    >
      <Box
        {...(marked && { 'data-scheme': first, 'data-pane': '' })}
        sx={marked ? surface(first) : noBox}
      >
        {children}
      </Box>
      {both && (
        <Box data-scheme="dark" data-pane="" sx={surface('dark')}>
          {children}
        </Box>
      )}
    </Box>
  );
};

interface AppearanceProps extends Look {
  /** On a page with other stories, the look applies only to the story's own box. */
  contained?: boolean;
  children: ReactNode;
}

const spokenIn = (language: WorkshopLanguage): Language => (language === 'long' ? 'el' : language);

const translators = new Map<WorkshopLanguage, i18n>();

/** Each language has its own translator. A story that switches language gets a fresh one. */
const translatorFor = (language: WorkshopLanguage): i18n => {
  const known = translators.get(language);
  if (known?.language === spokenIn(language)) return known;
  const made = language === 'long' ? createLongI18n() : createI18n(language);
  translators.set(language, made);
  return made;
};

/**
 * Collects the styles of a story in one sheet that is removed with it. In development, emotion adds
 * a `style` element per rule and never removes it, which slows down long runs.
 */
const OwnStyles = ({ motion, children }: { motion: Motion; children: ReactNode }) => {
  const [cache] = useState(() => {
    const plugin = motionStyles(motion);
    return createCache({ key: 'css', speedy: true, ...(plugin && { stylisPlugins: [plugin] }) });
  });
  useEffect(() => () => cache.sheet.flush(), [cache]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
};

/** Applies the scheme of the toolbar in place, so that a story keeps its state. */
const FollowScheme = ({ mode }: { mode: Pane }) => {
  const { setMode } = useColorScheme();
  const follow = useEffectEvent((next: Pane) => setMode(next));
  useLayoutEffect(() => follow(mode), [mode]);
  return null;
};

/**
 * Sets language, scheme and motion of a story and the matching attributes of `<html>`. All except
 * motion change in place, so a story keeps its state.
 */
export const Appearance = ({
  language,
  scheme,
  motion,
  contained = false,
  children,
}: AppearanceProps) => {
  const mode = scheme === 'dark' ? 'dark' : 'light';
  const spoken = spokenIn(language);
  const translator = useMemo(() => translatorFor(language), [language]);
  useInsertionEffect(() => {
    if (!contained) document.documentElement.lang = spoken;
  }, [contained, spoken]);
  useInsertionEffect(() => {
    if (!contained) document.documentElement.dataset.scheme = mode;
  }, [contained, mode]);
  return (
    <OwnStyles key={motion} motion={motion}>
      <I18nextProvider i18n={translator}>
        <ThemeProvider
          theme={theme}
          defaultMode={mode}
          storageManager={null}
          // MUI would add a temporary style element, which stays if the story unmounts first.
          // Stories under test have no transitions anyway.
          disableTransitionOnChange={!isUnderTest()}
          {...(contained && { colorSchemeNode: null })}
        >
          <CssBaseline enableColorScheme />
          <FollowScheme mode={mode} />
          <Panes scheme={scheme} language={spoken} contained={contained}>
            {children}
          </Panes>
        </ThemeProvider>
      </I18nextProvider>
    </OwnStyles>
  );
};
