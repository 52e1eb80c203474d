import type { ComponentType } from 'react';
import { near } from './near.tsx';
import { opened, type Opened, type OpenedPart } from './opened.tsx';

interface Near {
  /**
   * When it scrolls into view after the visitor's first interaction; a server renders it at once.
   */
  reveal: 'near';
  /** The space reserved while it loads, as CSS. Default `100vh`. */
  height?: string;
  /** Part of the first view: a server's HTML of it is painted with the rest, not after it. */
  first?: boolean;
}

interface OnOpening<Props> {
  /**
   * `intent`: when a visitor reaches for the control that opens it, or in an idle moment before;
   * `idle`: in an idle moment after the first interaction. No later than when it is opened.
   */
  reveal: 'intent' | 'idle';
  /** Shown when it cannot be loaded; without it, it closes again and a toast says why. */
  fallback?: ComponentType<Props>;
}

/**
 * A part of a screen whose code loads later than the screen.
 * @param load loads the part, once: browsers never request a module again after it failed to load,
 *   so without a connection it is not requested
 */
export function lazyPart<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  options: OnOpening<Props>,
): OpenedPart<Props>;
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Near,
): ComponentType<Props>;
export function lazyPart<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
  options: Near | OnOpening<Props>,
): ComponentType<Props> {
  return options.reveal === 'near' ? near(load, options) : opened(load, options.fallback);
}
