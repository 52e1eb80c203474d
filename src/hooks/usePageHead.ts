import { createContext, useContext } from 'react';

export interface PageHead {
  title: string;
  description: string;
}

/** Receives a screen's title and description in a server render; unset in a browser. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

export const usePageHead = (head: PageHead): void => useContext(PageHeadContext)?.(head);
