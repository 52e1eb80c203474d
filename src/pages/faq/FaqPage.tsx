import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Box from '@mui/material/Box';
import { useState, type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { SearchField } from '#src/components/forms/search/SearchField.tsx';
import { type FaqTopic, faqTopics, faq } from '#src/content/faq.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { IconCard } from '#src/components/cards/content/IconCard.tsx';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { wordsOf } from '#common/greek/fold.ts';
import { matchedRanges, scoresOf } from '#common/greek/search.ts';
import { inLanguage } from '#src/content/sample.ts';
import { FaqAccordion } from '#src/components/display/FaqAccordion.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { lazyInView } from '#src/components/lazy/lazyParts.tsx';
import { useHelpTexts } from '#src/i18n/screens/helpTexts.ts';

const ContactUs = lazyInView(async () => (await import('./ContactUs.tsx')).ContactUs, {
  height: '1100px',
});

interface Props extends Pick<ReturnType<typeof useFaq>, 'items' | 'open' | 'target' | 'toggle'> {
  words: string;
  onShowAll: () => void;
}

function Questions({ items, open, target, toggle, words, onShowAll }: Props) {
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
    <Section
      split
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
          action={{ label: t('help.faq.showAll'), onClick: onShowAll, variant: 'outlined' }}
        />
      ) : (
        <FaqAccordion
          items={items}
          open={open}
          onToggle={toggle}
          highlight={searching ? [words] : []}
        />
      )}
    </Section>
  );
}

const useFaq = (words: string, language: string) => {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [target, setTarget] = useState<{ id: FaqTopic } | null>(null);

  const all = faq.map(({ id, question, answer }) => ({
    id,
    question: inLanguage(question, language),
    answer: inLanguage(answer, language),
  }));
  const matching = (keywords: string) => {
    if (wordsOf(keywords).length === 0) return all;
    const texts = all.map(({ question, answer }) => ({ title: question, kind: answer }));
    const scores = scoresOf(keywords, texts);
    return all.filter((_, index) => scores[index]! > 0);
  };

  return {
    items: matching(words),
    open,
    /** The question to scroll to. A new object for each request. */
    target,
    toggle: (id: string, opened: boolean) =>
      setOpen((before) => (opened ? [...before, id] : before.filter((one) => one !== id))),
    /** Opens all answers with matches, so that their highlights are visible. */
    openMatches: (keywords: string) =>
      setOpen(
        wordsOf(keywords).length === 0
          ? []
          : matching(keywords)
              .filter(({ answer }) => matchedRanges(answer, keywords).length > 0)
              .map(({ id }) => id),
      ),
    openOnly: (id: FaqTopic) => {
      setOpen([id]);
      setTarget({ id });
    },
  };
};

const icons: Record<FaqTopic, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  getting_started: FlagOutlined,
  pricing_plans: SellOutlined,
  sales_question: StorefrontOutlined,
  usage_guides: MenuBookOutlined,
  information: InfoOutlined,
  transactions: SwapHoriz,
  card: CreditCardOutlined,
  account: AccountCircleOutlined,
};

function Topics({ onChoose }: { onChoose: (topic: FaqTopic) => void }) {
  const { t } = useTranslation();
  return (
    <Section ground="paper" title={t('help.faq.topicsTitle')} text={t('help.faq.topicsText')}>
      <CardGrid columns={{ xs: 2, md: 4 }} gap={{ xs: 1.5, md: 2 }}>
        {faqTopics.map((topic) => (
          <IconCard
            key={topic}
            variant="tile"
            icon={icons[topic]}
            title={t(`help.faq.topics.${topic}`)}
            onPress={() => onChoose(topic)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

export default function FaqPage() {
  useHelpTexts();
  const { t, i18n } = useTranslation();
  const [words, setWords] = useState('');
  const questions = useFaq(words, i18n.language);

  const show = (topic: FaqTopic): void => {
    setWords('');
    questions.openOnly(topic);
  };

  return (
    <Page title={t('pages.notFound.helpCenter')} description={t('help.faq.description')}>
      <PageBanner
        title={t('help.faq.heading')}
        breadcrumb={[{ label: t('pages.notFound.helpCenter') }]}
      >
        <Box component="search" aria-label={t('help.faq.search')} sx={{ mt: 3, maxWidth: 640 }}>
          <SearchField
            label={t('help.faq.search')}
            clearsOnEscape
            icon
            placeholder={t('help.faq.placeholder')}
            value={words}
            onChange={(next) => {
              setWords(next);
              questions.openMatches(next);
            }}
          />
        </Box>
      </PageBanner>
      <Topics onChoose={show} />
      <Questions {...questions} words={words} onShowAll={() => setWords('')} />
      <ContactUs />
    </Page>
  );
}
