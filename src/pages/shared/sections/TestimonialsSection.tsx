import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { TestimonialCard } from '#src/components/cards/people/TestimonialCard.tsx';
import { CardCarousel } from '#src/components/carousels/CardCarousel.tsx';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';
import { sampleTestimonials } from '#src/content/home/testimonials.ts';
import { inLanguage } from '#src/content/sample.ts';

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
            <TestimonialCard
              key={id}
              quote={inLanguage(quote, i18n.language)}
              name={inLanguage(name, i18n.language)}
              occupation={inLanguage(role, i18n.language)}
              image={image}
            />
          ))}
        </CardCarousel>
      </Container>
    </Box>
  );
}
