import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CardLabel, CardSurface, CardText } from '#src/components/cards/cardSurface.ts';
import { CardCarousel } from '#src/components/carousels/CardCarousel.tsx';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { sampleTestimonials } from '#src/content/home/testimonials.ts';
import { inLanguage } from '#src/content/sample.ts';

const Testimonial = styled(CardSurface)(({ theme }) => ({
  padding: theme.spacing(3),
  gap: theme.spacing(2.5),
  justifyContent: 'space-between',
}));

const Quote = styled('blockquote')(({ theme }) => ({
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  textWrap: 'pretty',
  '&::before': {
    content: '"«" / ""',
    display: 'block',
    height: 44,
    fontSize: '3.25rem',
    lineHeight: '22px',
    fontWeight: 750,
    color: theme.vars.palette.roles.accent.fill,
  },
}));

const Person = styled('figcaption')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
}));

export function TestimonialsSection({ ground = 'page' }: { ground?: 'page' | 'paper' }) {
  const { t, i18n } = useTranslation();
  const title = t('marketing.testimonialsTitle');
  return (
    <Box
      sx={{ py: { xs: 6, md: 9 }, bgcolor: ground === 'paper' ? 'background.paper' : undefined }}
    >
      <Container>
        <CardCarousel
          label={title}
          heading={<SectionHeading title={title} text={t('marketing.testimonialsText')} />}
        >
          {sampleTestimonials.map(({ id, quote, name, role, image }) => (
            <Testimonial key={id} as="figure">
              <Quote>{inLanguage(quote, i18n.language)}</Quote>
              <Person>
                <Portrait src={image} name={inLanguage(name, i18n.language)} size={48} />
                <div>
                  <strong style={{ display: 'block' }}>{inLanguage(name, i18n.language)}</strong>
                  <CardText as="span">{inLanguage(role, i18n.language)}</CardText>
                </div>
                <CardLabel tone="neutral" sx={{ ml: 'auto', alignSelf: 'flex-start' }}>
                  {t('common.demoNotice')}
                </CardLabel>
              </Person>
            </Testimonial>
          ))}
        </CardCarousel>
      </Container>
    </Box>
  );
}
