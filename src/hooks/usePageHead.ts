import { createContext, useContext } from 'react';

/** What a document says of itself, as text. */
export interface PageHead {
  title: string;
  description: string;
}

/** Hears what the screen says of itself while a server renders it; nobody listens in a browser. */
export const PageHeadContext = createContext<((head: PageHead) => void) | null>(null);

/** Tells a server's renderer the document's title and description. */
export const usePageHead = (head: PageHead): void => useContext(PageHeadContext)?.(head);
