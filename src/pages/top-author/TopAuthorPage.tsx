import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '#src/components/banners/CallToAction.tsx';
import { paths } from '#src/config/paths.ts';
import { sampleAuthors } from '#src/content/authors.ts';
import { useAuthorCounts } from '#src/hooks/data/places/useAuthorCounts.ts';
import { AuthorTile } from '#src/pages/shared/authors.tsx';
import { AuthorCarousel } from '#src/pages/shared/sections/AuthorCarousel.tsx';
import { CardGrid } from '#src/pages/shared/layout/CardGrid.tsx';
import { BannerPage } from '#src/pages/shared/layout/BannerPage.tsx';
import { Section } from '#src/pages/shared/layout/Section.tsx';

export default function TopAuthorPage() {
  const { t } = useTranslation();
  const { listingsOf } = useAuthorCounts();
  return (
    <BannerPage
      title={t('navigation.links.topAuthors')}
      description={t('authors.description')}
      heading={t('authors.heading')}
      text={t('authors.text')}
    >
      <Section title={t('authors.eliteTitle')} text={t('authors.eliteText')} ground="sea">
        <AuthorCarousel
          label={t('authors.eliteTitle')}
          authors={sampleAuthors.filter(({ status }) => status === 'elite')}
          listingsOf={listingsOf}
        />
      </Section>
      <Box data-below sx={{ containIntrinsicHeight: { xs: 2600, sm: 1370, md: 1010 } }}>
        <Section title={t('authors.powerTitle')} text={t('authors.powerText')}>
          <CardGrid label={t('authors.powerTitle')} columns={{ atLeast: 300 }}>
            {sampleAuthors
              .filter(({ status }) => status === 'power')
              .map((author) => (
                <AuthorTile key={author.id} author={author} listings={listingsOf(author.name.el)} />
              ))}
          </CardGrid>
        </Section>
      </Box>
      <Container sx={{ pb: { xs: 6, md: 9 } }}>
        <CallToAction
          title={t('authors.joinTitle')}
          text={t('authors.joinText')}
          action={t('navigation.addListing')}
          href={paths.addListing.href()}
          color="secondary"
        />
      </Container>
    </BannerPage>
  );
}
