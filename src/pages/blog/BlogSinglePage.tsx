import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { createSearchParams, useNavigate, useSearchParams } from 'react-router-dom';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { paths } from '#src/config/paths.ts';
import { postWith, type Post } from '#src/content/blog/posts.ts';
import { inLanguage } from '#src/content/sample.ts';
import { NotFoundContent } from '#src/pages/shared/layout/NotFoundContent.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { BesideSidebar } from './BesideSidebar.tsx';
import { Comments } from './Comments.tsx';
import { Neighbours } from './Neighbours.tsx';
import { PostArticle } from './PostArticle.tsx';
import { PostFacts } from './PostFacts.tsx';
import { Sidebar } from './Sidebar.tsx';

/** One post, by the id in the address; the newest one without an id. */
export default function BlogSinglePage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const post = postWith(address.get('post'));
  if (post) return <Single key={post.id} post={post} />;
  return (
    <Page title={t('pages.notFound.title')} description={t('pages.notFound.description')}>
      <NotFoundContent />
    </Page>
  );
}

function Single({ post }: { post: Post }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const title = inLanguage(post.title, i18n.language);
  const description = inLanguage(post.description, i18n.language);
  const search = (keywords: string): void =>
    void navigate({
      pathname: paths.blogRightSidebar.href(),
      search: keywords ? `?${createSearchParams({ keywords })}` : '',
    });
  return (
    <Page title={title} description={description}>
      <PageBanner
        title={title}
        text={description}
        breadcrumb={[{ label: t('blog.title'), href: paths.blogGrid.href() }, { label: title }]}
      >
        <PostFacts post={post} />
      </PageBanner>
      <Container sx={{ pb: { xs: 6, md: 9 } }}>
        <BesideSidebar
          side="right"
          sidebar={<Sidebar author={post.author} without={post.id} onSearch={search} />}
        >
          <PostArticle post={post} />
          <Neighbours post={post} />
          <Comments post={post} />
        </BesideSidebar>
      </Container>
    </Page>
  );
}
