import { useEffect, useInsertionEffect, useState, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { I18nextProvider } from 'react-i18next';
import type { i18n } from 'i18next';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createI18n } from '#src/i18n/setup.ts';
import type { Language } from '#src/i18n/languages.ts';
import { themeFor } from '#theme/index.ts';
import type { SchemeChoice } from './globals.ts';

interface AppearanceProps {
  language: Language;
  scheme: SchemeChoice;
  children: ReactNode;
}

const translators = new Map<Language, i18n>();

/** Each language keeps its own translator; a story that switches gets back to a clean one. */
const translatorFor = (language: Language): i18n => {
  const known = translators.get(language);
  if (known?.language === language) return known;
  const made = createI18n(language);
  translators.set(language, made);
  return made;
};

/**
 * Styles of a story in one sheet of its own, removed with it. In development emotion makes a
 * `style` element for each rule and keeps it, and a run of many stories gets slower and slower.
 */
const OwnStyles = ({ children }: { children: ReactNode }) => {
  const [cache] = useState(() => createCache({ key: 'css', speedy: true }));
  useEffect(() => () => cache.sheet.flush(), [cache]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
};

const panes = ['light', 'dark'] as const;

/** Both schemes beside each other, each pane with the variables of its own scheme. */
const SideBySide = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', minHeight: '100vh' }}>
    {panes.map((pane) => (
      <Box
        key={pane}
        data-scheme={pane}
        sx={{ p: 2, bgcolor: 'background.default', color: 'text.primary', colorScheme: pane }}
      >
        {children}
      </Box>
    ))}
  </Box>
);

/** Theme, language and scheme of a story, and what the page's `<html>` says about them. */
export const Appearance = ({ language, scheme, children }: AppearanceProps) => {
  const mode = scheme === 'dark' ? 'dark' : 'light';
  useInsertionEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.scheme = mode;
  }, [language, mode]);
  return (
    <OwnStyles>
      <I18nextProvider i18n={translatorFor(language)}>
        <ThemeProvider
          key={mode}
          theme={themeFor(language)}
          defaultMode={mode}
          storageManager={null}
          disableTransitionOnChange
        >
          <CssBaseline enableColorScheme />
          {scheme === 'both' ? <SideBySide>{children}</SideBySide> : children}
        </ThemeProvider>
      </I18nextProvider>
    </OwnStyles>
  );
};
