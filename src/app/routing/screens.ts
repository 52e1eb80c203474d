import { createElement, lazy, useState, type ComponentType, type JSX } from 'react';
import { connected } from '#src/browser/connection.ts';

interface Module {
  default: ComponentType<object>;
  /** Requests the most important data while the session is still unknown. */
  ahead?: () => void;
}

/** All screens, each loaded when a visitor is likely to need it. */
const files = import.meta.glob<Module>('/src/pages/*/*Page.tsx');

export interface Screen {
  (props: object): JSX.Element;
  /** Path of the file relative to the project root, which is its name in the build manifest. */
  source: string;
  /** Preloads the screen, so that it renders at once, and starts its requests. */
  load: () => Promise<void>;
}

/**
 * A screen that loads on demand, or as soon as there is a connection. A preloaded screen renders at
 * once, because neither server rendering nor hydration may stop at a placeholder.
 * @param name file below `src/pages`, for example `home/HomePage`
 */
export const screen = (name: string): Screen => {
  const source = `src/pages/${name}.tsx`;
  const file = files[`/${source}`];
  if (!file) throw new Error(`There is no screen ${source}`);
  let loaded: ComponentType<object> | null = null;
  const get = async (): Promise<Module> => {
    if (typeof window !== 'undefined') await connected();
    const module = await file();
    loaded = module.default;
    return module;
  };
  const Later = lazy(get);
  const Chosen = (props: object) => {
    const [chosen] = useState<ComponentType<object>>(() => loaded ?? Later);
    return createElement(chosen, props);
  };
  return Object.assign(Chosen, { source, load: async () => (await get()).ahead?.() });
};
