import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';

interface Props {
  /** Each of the blog's lists has a title of its own. */
  list: 'fullWidth' | 'grid' | 'leftSidebar' | 'rightSidebar';
  /** The page of posts on the screen. */
  page: number;
  children: ReactNode;
}

export function BlogFrame({ list, page, children }: Props) {
  const { t } = useTranslation();
  const title = t(`blog.titles.${list}`);
  return (
    <Page
      title={page > 1 ? t('blog.titleOfPage', { title, page }) : title}
      description={t('blog.description')}
    >
      <PageBanner
        title={t('blog.heading')}
        text={t('blog.text')}
        breadcrumb={[{ label: t('blog.title') }]}
      />
      <Container sx={{ pb: { xs: 6, md: 9 } }}>{children}</Container>
    </Page>
  );
}
