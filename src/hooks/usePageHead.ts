import { createContext, useContext } from 'react';

export interface PageHead {
  title: string;
  description: string;
}

/** Receives title and description of a screen in a server render. Null in a browser. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

export const usePageHead = (head: PageHead): void => useContext(PageHeadContext)?.(head);
