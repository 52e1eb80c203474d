import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCard } from '#src/components/cards/content/IconCard.tsx';
import { faqTopics, type FaqTopic } from '#src/content/faq.ts';
import { Section } from '#src/pages/shared/layout/Section.tsx';

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

/** Eight tiles, each the way to its answer. */
export function Topics({ onChoose }: { onChoose: (topic: FaqTopic) => void }) {
  const { t } = useTranslation();
  return (
    <Section ground="paper" title={t('help.faq.topicsTitle')} text={t('help.faq.topicsText')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {faqTopics.map((topic) => (
          <li key={topic}>
            <IconCard
              variant="tile"
              icon={icons[topic]}
              title={t(`help.faq.topics.${topic}`)}
              onPress={() => onChoose(topic)}
            />
          </li>
        ))}
      </Box>
    </Section>
  );
}
