import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CardSurface, CardText, CardTitle } from '#src/components/cards/cardSurface.ts';
import { Picture } from '#src/components/media/Picture.tsx';
import { sampleOffers } from '#src/content/home/offers.ts';
import { inLanguage } from '#src/content/sample.ts';
import { Section, type SectionProps } from '#src/pages/shared/layout/Section.tsx';
import { radii } from '#theme/tokens.ts';

const Media = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `${radii.card - 1}px ${radii.card - 1}px 0 0`,
});

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: theme.spacing(1.5),
  top: theme.spacing(1.5),
  padding: theme.spacing(0.5, 1.5),
  borderRadius: radii.chip,
  ...theme.typography.caption,
  fontWeight: 650,
  color: theme.vars.palette.roles.accent.onFill,
  backgroundColor: theme.vars.palette.roles.accent.fill,
}));

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2.5),
}));

export function OffersSection({ ground }: Pick<SectionProps, 'ground'>) {
  const { t, i18n } = useTranslation();
  const say = (text: Parameters<typeof inLanguage>[0]): string => inLanguage(text, i18n.language);
  return (
    <Section ground={ground} title={t('pages.home.offersTitle')} text={t('pages.home.offersText')}>
      <Box
        component="ul"
        aria-label={t('pages.home.offersTitle')}
        // Focusable, because it scrolls on a phone and contains no controls.
        tabIndex={0}
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          gridAutoFlow: { xs: 'column', md: 'row' },
          gridAutoColumns: { xs: 'min(300px, 84vw)', md: 'auto' },
          overflowX: { xs: 'auto', md: 'visible' },
          scrollSnapType: 'x proximity',
          '& > li': { scrollSnapAlign: 'center' },
        }}
      >
        {sampleOffers.map((offer) => (
          <li key={offer.id}>
            <CardSurface>
              <Media>
                <Picture src={offer.image} ratio={16 / 9} />
                <Badge>{say(offer.badge)}</Badge>
              </Media>
              <Body>
                <CardTitle>{say(offer.title)}</CardTitle>
                <CardText>{say(offer.text)}</CardText>
              </Body>
            </CardSurface>
          </li>
        ))}
      </Box>
    </Section>
  );
}
