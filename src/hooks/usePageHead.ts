import { createContext, useContext } from 'react';

/** A document's title and description, as plain text. */
export interface PageHead {
  title: string;
  description: string;
}

/** Receives a screen's title and description in a server render; unset in a browser. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Passes the document's title and description to the server's renderer. */
export const usePageHead = (head: PageHead): void => useContext(PageHeadContext)?.(head);
