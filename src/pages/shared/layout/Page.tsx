import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inputReplay } from '#src/browser/preHydrationInput.ts';
import { usePageHead } from '#src/hooks/usePageHead.ts';

let firstScreen = true;

export interface PageProps {
  /** Document title, without the brand. */
  title: string;
  description: string;
  /** False while the text of the heading loads. */
  ready?: boolean;
  /** The title already contains the brand. */
  brandless?: boolean;
  children: ReactNode;
}

/**
 * The frame of every screen: the `main` landmark, title and description of the document. After
 * navigation, the focus moves to the heading.
 */
export function Page({ title, description, ready = true, brandless = false, children }: PageProps) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const fullTitle = brandless ? title : t('pages.titleWithBrand', { title });
  usePageHead({ title: fullTitle, description });

  useEffect(() => inputReplay.replay(), []);

  useEffect(() => {
    if (!ready) return;
    if (firstScreen) {
      firstScreen = false;
      return;
    }
    const heading = main.current?.querySelector<HTMLElement>('h1');
    if (!heading || main.current?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [ready]);

  return (
    <main id="main" ref={main} aria-busy={!ready}>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {children}
    </main>
  );
}
