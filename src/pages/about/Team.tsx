import { useTranslation } from 'react-i18next';
import { MemberCard } from '#src/components/cards/people/MemberCard.tsx';
import { inLanguage } from '#src/content/sample.ts';
import { sampleTeam } from '#src/content/team.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

/** The team of four; invented, and the screen says so. */
export function Team() {
  const { t, i18n } = useTranslation();
  return (
    <Section title={t('about.teamTitle')} text={t('about.teamText')}>
      <CardGrid columns={4}>
        {sampleTeam.map(({ id, name, role, text, image }) => (
          <MemberCard
            key={id}
            name={inLanguage(name, i18n.language)}
            role={inLanguage(role, i18n.language)}
            text={inLanguage(text, i18n.language)}
            image={image}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
