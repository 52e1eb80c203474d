import { render } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { createI18n } from '#src/i18n/bundled.ts';
import { theme } from '#theme/index.ts';

const i18n = createI18n('el');

/** The context of screens: Greek texts, theme and router. */
export const Surroundings = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>
    <ThemeProvider theme={theme}>
      <MemoryRouter>{children}</MemoryRouter>
    </ThemeProvider>
  </I18nextProvider>
);

/** Renders into a document without layout. */
export const show = (children: ReactNode): HTMLElement =>
  render(children, { wrapper: Surroundings }).container;

type ObserverCallback = (entries: { isIntersecting: boolean }[]) => void;

/** Reports every observed element as visible at once. */
class InSight {
  private readonly tell: ObserverCallback;
  constructor(tell: ObserverCallback) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

class Nothing extends InSight {
  override observe() {}
}

/**
 * Sets up the rendering tests of a file: an empty document per test, with media queries (none
 * matches), observers and scrolling, which jsdom lacks.
 */
export const furnishDocument = (): void => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', InSight);
    vi.stubGlobal('ResizeObserver', Nothing);
    const deaf = (): void => {};
    Element.prototype.scrollIntoView = deaf;
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: deaf,
      removeEventListener: deaf,
      addListener: deaf,
      removeListener: deaf,
    }));
  });
};

/** Replaces the observer of positions. The test reports to the last one what is in view. */
export const fakeIntersections = () => {
  const observe = vi.fn();
  let tell: (entries: object[]) => void;
  class Observer {
    constructor(report: typeof tell) {
      tell = report;
    }
    observe = observe;
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return { observe, report: (...entries: object[]) => tell(entries) };
};
