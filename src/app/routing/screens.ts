import { createElement, lazy, useState, type ComponentType, type JSX } from 'react';
import { connected } from '#src/browser/connection.ts';

interface Module {
  default: ComponentType<object>;
  /** Requests what the screen needs first, while it is still unknown who is logged in. */
  ahead?: () => void;
}

/** Every screen's file, loaded when a visitor is likely to need it. */
const files = import.meta.glob<Module>('/src/pages/*/*Page.tsx');

export interface Screen {
  (props: object): JSX.Element;
  /** The file that holds it, relative to the project root: its name in the build manifest. */
  source: string;
  /** Preloads it, so that it can be rendered at once, and lets it request its data. */
  load: () => Promise<void>;
}

/**
 * A screen loaded on demand, or, without a connection, as soon as there is one. A preloaded screen
 * renders at once: neither a server nor hydration may stop at a placeholder.
 * @param name its file below `src/pages`, e.g. `home/HomePage`
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
