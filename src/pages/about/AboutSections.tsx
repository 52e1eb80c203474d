import AddBusinessOutlined from '@mui/icons-material/AddBusinessOutlined';
import NewspaperOutlined from '@mui/icons-material/NewspaperOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import WorkOutlined from '@mui/icons-material/WorkOutlined';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '#src/components/banners/CallToAction.tsx';
import { IconCard } from '#src/components/cards/content/IconCard.tsx';
import { TeamCard } from '#src/components/cards/people/TeamCard.tsx';
import { paths } from '#src/config/paths.ts';
import { aboutCounters } from '#src/content/home/counters.ts';
import { inLanguage } from '#src/content/sample.ts';
import { sampleTeam } from '#src/content/team.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { CountersSection } from '#src/pages/shared/sections/CountersSection.tsx';
import { TestimonialsSection } from '#src/pages/shared/sections/TestimonialsSection.tsx';
import { WhyChooseUsSection } from '#src/pages/shared/sections/WhyChooseUsSection.tsx';

function Team() {
  const { t, i18n } = useTranslation();
  const localised = (text: Parameters<typeof inLanguage>[0]): string =>
    inLanguage(text, i18n.language);
  return (
    <Section title={t('about.teamTitle')} text={t('about.teamText')}>
      <CardGrid columns={4}>
        {sampleTeam.map(({ id, name, role, text, image }) => (
          <TeamCard
            key={id}
            name={localised(name)}
            occupation={localised(role)}
            text={localised(text)}
            image={image}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

const contacts = [
  { key: 'careers', icon: WorkOutlined, href: paths.contact.href('job') },
  { key: 'newsroom', icon: NewspaperOutlined, href: paths.blogGrid.href() },
  { key: 'investors', icon: TrendingUpOutlined, href: paths.contact.href() },
] as const;

function MoreAboutUs() {
  const { t } = useTranslation();
  return (
    <Section ground="paper" title={t('about.moreTitle')}>
      <CardGrid>
        {contacts.map(({ key, icon, href }) => (
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

/** The page below its banner. */
export function AboutSections() {
  const { t } = useTranslation();
  return (
    <>
      <MoreAboutUs />
      <CountersSection
        counters={aboutCounters}
        action={
          <Button
            href={paths.addListing.href()}
            variant="outlined"
            startIcon={<AddBusinessOutlined />}
          >
            {t('about.addBusiness')}
          </Button>
        }
      />
      <TestimonialsSection />
      <WhyChooseUsSection ground="paper" />
      <Team />
      <Container sx={{ pb: { xs: 6, md: 9 } }}>
        <CallToAction
          title={t('about.joinTitle')}
          text={t('about.joinText')}
          action={t('about.joinAction')}
          href={paths.contact.href()}
        />
      </Container>
    </>
  );
}
