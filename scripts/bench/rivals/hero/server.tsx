import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { HeroApp } from './Hero.tsx';

/** The hero page as HTML, with its styles beside the elements they style. */
export const render = (): string =>
  renderToString(
    <StrictMode>
      <StaticRouter location="/">
        <HeroApp />
      </StaticRouter>
    </StrictMode>,
  );
