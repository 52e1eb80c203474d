import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CardSurface, CardText, CardTitle } from '#src/components/cards/cardSurface.ts';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { inLanguage } from '#src/content/sample.ts';
import { sampleTeam } from '#src/content/team.ts';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

const Member = styled(CardSurface)(({ theme }) => ({
  padding: theme.spacing(3),
  gap: theme.spacing(0.5),
  [theme.breakpoints.only('xs')]: {
    flexDirection: 'row',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    alignItems: 'center',
  },
}));

/** The team of four; invented, and the screen says so. */
export function Team() {
  const { t, i18n } = useTranslation();
  const say = (text: Parameters<typeof inLanguage>[0]): string => inLanguage(text, i18n.language);
  return (
    <Section title={t('about.teamTitle')} text={t('about.teamText')}>
      <CardGrid columns={4}>
        {sampleTeam.map(({ id, name, role, text, image }) => (
          <Member key={id} as="div">
            <Portrait
              src={image}
              name={say(name)}
              size={112}
              sx={{
                mb: { sm: 2 },
                flex: 'none',
                width: { xs: 84, sm: 112 },
                height: { xs: 84, sm: 112 },
              }}
            />
            <div>
              <CardTitle sx={{ overflowWrap: 'anywhere' }}>{say(name)}</CardTitle>
              <CardText sx={{ fontWeight: 650, color: 'roles.accent.text' }}>{say(role)}</CardText>
              <CardText sx={{ mt: 1, textWrap: 'pretty' }}>{say(text)}</CardText>
            </div>
          </Member>
        ))}
      </CardGrid>
    </Section>
  );
}
