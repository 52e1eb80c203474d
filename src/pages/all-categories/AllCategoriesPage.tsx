import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/config/paths.ts';
import { useCategories } from '#src/hooks/data/places/useCategories.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { CategoryCards } from '#src/pages/shared/sections/CategoryCards.tsx';
import { BannerPage } from '#src/pages/shared/layout/BannerPage.tsx';

export default function AllCategoriesPage() {
  const { t, i18n } = useTranslation();
  const { data } = useCategories();
  const counts = (data?.records ?? []).map(({ organisationsCount }) => organisationsCount);
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const all = (
    <Button href={paths.listingGrid.href()} variant="outlined">
      {t('common.allPlaces')}
    </Button>
  );
  return (
    <BannerPage
      title={t('navigation.links.categories')}
      description={t('browse.allCategories.description')}
      heading={t('browse.allCategories.heading')}
      text={t('browse.allCategories.text')}
      action={all}
    >
      <Container sx={{ pb: { xs: 6, md: 9 } }}>
        <CategoryCards
          label={t('browse.allCategories.label')}
          headingLevel={2}
          empty={{
            title: t('browse.allCategories.empty'),
            text: t('browse.allCategories.emptyText'),
            action: all,
          }}
        />
        <Typography sx={{ mt: 3, minHeight: '1.55em', color: 'text.secondary' }}>
          {total > 0 &&
            t('browse.allCategories.total', {
              count: total,
              n: formatNumber(total, i18n.language),
            })}
        </Typography>
      </Container>
    </BannerPage>
  );
}
