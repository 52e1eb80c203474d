import createStyled from '@emotion/styled';
import { styled, ThemeProvider } from '@mui/material/styles';
import { type ComponentType, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { theme } from '#theme/index.ts';

declare global {
  interface Window {
    /** Renders the elements as a server does, hydrates them and returns the duration in ms. */
    benchHydrate(kind: 'emotion' | 'mui'): Promise<number>;
  }
}

const COUNT = 1_000;

type Styled = ComponentType<PropsWithChildren>;
const kinds: Record<'emotion' | 'mui', Styled> = {
  emotion: createStyled.div(({ theme: { spacing, vars } }) => ({
    display: 'flex',
    gap: spacing(1),
    color: vars.palette.text.secondary,
  })) as Styled,
  mui: styled('div')(({ theme: { spacing, vars } }) => ({
    display: 'flex',
    gap: spacing(1),
    color: vars.palette.text.secondary,
  })) as Styled,
};

const page = (Element: Styled) => (
  <ThemeProvider theme={theme}>
    {Array.from({ length: COUNT }, (_, index) => (
      <Element key={index}>{index}</Element>
    ))}
  </ThemeProvider>
);

window.benchHydrate = (kind) =>
  new Promise((resolve) => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page(kinds[kind]));
    document.body.replaceChildren(root);
    const began = performance.now();
    hydrateRoot(root, page(kinds[kind]));
    const last = root.querySelector('div:last-of-type');
    const check = (): void => {
      const isHydrated = Object.keys(last ?? {}).some((key) => key.startsWith('__reactFiber'));
      if (isHydrated) resolve(performance.now() - began);
      else setTimeout(check);
    };
    check();
  });
