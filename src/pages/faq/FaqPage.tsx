import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { FilterSearch } from '#src/components/forms/filters/FilterSearch.tsx';
import type { FaqTopic } from '#src/content/faq.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { AskUs } from './AskUs.tsx';
import { Questions } from './Questions.tsx';
import { Topics } from './Topics.tsx';
import { useFaq } from './useFaq.ts';

/** The help centre: search, topics, questions, and how to ask one's own. */
export default function FaqPage() {
  const { t, i18n } = useTranslation();
  const [words, setWords] = useState('');
  const questions = useFaq(words, i18n.language);

  const show = (topic: FaqTopic): void => {
    setWords('');
    questions.openOnly(topic);
  };

  return (
    <Page title={t('help.faq.title')} description={t('help.faq.description')}>
      <PageBanner title={t('help.faq.heading')} breadcrumb={[{ label: t('help.faq.title') }]}>
        <Box sx={{ mt: 3, maxWidth: 640 }}>
          <FilterSearch
            label={t('help.faq.search')}
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
      <AskUs />
    </Page>
  );
}
