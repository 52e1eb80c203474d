import NewspaperOutlined from '@mui/icons-material/NewspaperOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlined';
import { useTranslation } from 'react-i18next';
import { IconCard } from '#src/components/cards/content/IconCard.tsx';
import { paths } from '#src/config/paths.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

const ways = [
  { key: 'careers', icon: WorkOutlined, href: paths.contact.href('job') },
  { key: 'newsroom', icon: NewspaperOutlined, href: paths.blogGrid.href() },
  { key: 'investors', icon: TrendingUpOutlined, href: paths.contact.href() },
] as const;

/** Careers, newsroom, investor relations. */
export function MoreAboutUs() {
  const { t } = useTranslation();
  return (
    <Section ground="paper" title={t('about.moreTitle')}>
      <CardGrid>
        {ways.map(({ key, icon, href }) => (
          <IconCard
            key={key}
            icon={icon}
            href={href}
            title={t(`about.more.${key}.title`)}
            text={t(`about.more.${key}.text`)}
            onward={t(`about.more.${key}.action`)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
