import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { useTranslation } from 'react-i18next';
import { IconCard } from '#src/components/cards/content/IconCard.tsx';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Section, type SectionProps } from '#src/pages/shared/layout/Section.tsx';

const reasons = [
  { key: 'time', icon: ScheduleOutlined },
  { key: 'fair', icon: BalanceOutlined },
  { key: 'simple', icon: PhoneIphoneOutlined },
] as const;

export function WhyChooseUsSection({ ground }: Pick<SectionProps, 'ground'>) {
  const { t } = useTranslation();
  return (
    <Section ground={ground} title={t('marketing.whyTitle')} text={t('marketing.whyText')}>
      <CardGrid gap={4}>
        {reasons.map(({ key, icon }) => (
          <IconCard
            key={key}
            variant="plain"
            icon={icon}
            title={t(`marketing.why.${key}.title`)}
            text={t(`marketing.why.${key}.text`)}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
