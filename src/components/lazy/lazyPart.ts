import type { ComponentType } from 'react';
import { near } from './near.tsx';
import { opened, type Opened, type OpenedPart } from './opened.tsx';

interface Near {
  /** When it comes into the sight of somebody who does something; a server renders it at once. */
  reveal: 'near';
  /** What is kept free for it while it loads, as CSS. Default `100vh`. */
  height?: string;
}

interface OnOpening<Props> {
  /**
   * `intent`: when somebody reaches for what opens it, or in an idle moment before; `idle`: in an
   * idle moment, once there is somebody. When it is opened, at the latest.
   */
  reveal: 'intent' | 'idle';
  /** Stands in where it cannot be had; without it, it closes again and a toast says why. */
  fallback?: ComponentType<Props>;
}

/**
 * A part of a screen whose code comes later than the screen.
 * @param load brings the part, once: browsers do not ask again for code that they could not get, so
 *   without a connection it is not asked for
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
  return options.reveal === 'near' ? near(load, options.height) : opened(load, options.fallback);
}
