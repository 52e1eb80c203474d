import { createElement, lazy, useState, type ComponentType, type JSX } from 'react';
import { connected } from '#src/browser/connection.ts';

interface Module {
  default: ComponentType;
  /** Asks for what the screen needs first, while it is still found out who is there. */
  ahead?: () => void;
}

/** Every screen's file, loaded when a visitor comes near it. */
const files = import.meta.glob<Module>('/src/pages/*/*Page.tsx');

/** A screen as the route table names it. */
export interface Screen {
  (): JSX.Element;
  /** The file that holds it, from the project's root: the build's manifest knows it by this name. */
  source: string;
  /** Loads it ahead, so that it can be rendered at once, and lets it ask for its data. */
  load: () => Promise<void>;
}

/**
 * A screen that is loaded when it is wanted, without a connection as soon as there is one. One that
 * was loaded ahead is rendered at once: neither a server nor hydration may stop at a placeholder.
 * @param name its file below `src/pages`, e.g. `home/HomePage`
 */
export const screen = (name: string): Screen => {
  const source = `src/pages/${name}.tsx`;
  const file = files[`/${source}`];
  if (!file) throw new Error(`There is no screen ${source}`);
  let loaded: ComponentType | null = null;
  const get = async (): Promise<Module> => {
    if (typeof window !== 'undefined') await connected();
    const module = await file();
    loaded = module.default;
    return module;
  };
  const Later = lazy(get);
  const Chosen = () => {
    const [chosen] = useState<ComponentType>(() => loaded ?? Later);
    return createElement(chosen);
  };
  return Object.assign(Chosen, { source, load: async () => (await get()).ahead?.() });
};
