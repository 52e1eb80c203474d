import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FaqAccordion } from '#src/components/display/FaqAccordion.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { wordsOf } from '#common/greek/fold.ts';
import { SplitSection } from '#src/pages/shared/layout/SplitSection.tsx';
import type { useFaq } from './useFaq.ts';

interface Props extends Pick<ReturnType<typeof useFaq>, 'items' | 'open' | 'target' | 'toggle'> {
  /** The words to search for. */
  words: string;
  onShowAll: () => void;
}

/** The questions that are left, their count, and kind words when none is. */
export function Questions({ items, open, target, toggle, words, onShowAll }: Props) {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  const searching = wordsOf(words).length > 0;

  useEffect(() => {
    if (!target) return;
    const question = root.current?.querySelector<HTMLElement>(`[data-question="${target.id}"]`);
    question?.focus({ preventScroll: true });
    question?.scrollIntoView({ block: 'center' });
  }, [target]);

  return (
    <SplitSection
      ref={root}
      title={t('help.faq.questionsTitle')}
      text={
        <output>
          {searching
            ? t('help.faq.found', { count: items.length, words: words.trim() })
            : t('help.faq.all', { count: items.length })}
        </output>
      }
    >
      {items.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t('help.faq.emptyTitle', { words: words.trim() })}
          text={t('help.faq.emptyText')}
          action={
            <Button variant="outlined" onClick={onShowAll}>
              {t('help.faq.showAll')}
            </Button>
          }
        />
      ) : (
        <FaqAccordion
          items={items}
          open={open}
          onToggle={toggle}
          highlight={searching ? [words] : []}
        />
      )}
    </SplitSection>
  );
}
