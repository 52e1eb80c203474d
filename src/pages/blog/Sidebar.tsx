import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { AuthorCard } from '#src/components/cards/people/AuthorCard.tsx';
import { BlogCard } from '#src/components/cards/content/BlogCard.tsx';
import { FollowButton } from '#src/components/buttons/FollowButton.tsx';
import { SearchForm } from '#src/components/forms/search/SearchForm.tsx';
import { paths } from '#src/config/paths.ts';
import { authorWith } from '#src/content/authors.ts';
import { samplePosts } from '#src/content/blog/posts.ts';
import { inLanguage } from '#src/content/sample.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { useFollowing } from '#src/pages/shared/authors/useFollowing.ts';
import { postCardOf } from '#src/pages/shared/sections/postCard.ts';

const POPULAR = 4;

const popular = [...samplePosts].sort((one, other) => other.likes - one.likes);

interface Props {
  /** Whose bio stands here, by id. */
  author: string;
  /** The post on the screen, which is not offered again. */
  without?: string;
  keywords?: string;
  onSearch: (keywords: string) => void;
}

/** The column beside the posts: search, author, most read. */
export function Sidebar({ author: authorId, without, keywords = '', onSearch }: Props) {
  const { t, i18n } = useTranslation();
  const author = authorWith(authorId);
  const { followed, toggle } = useFollowing(author);
  const name = author ? inLanguage(author.name, i18n.language) : '';
  return (
    <Stack component="aside" aria-label={t('blog.sidebar')} sx={{ gap: 3, minWidth: 0 }}>
      <Panel title={t('forms.search.submit')}>
        <SearchForm
          compact
          action={paths.blogRightSidebar.href()}
          key={keywords}
          label={t('blog.searchLabel')}
          placeholder={t('blog.searchHint')}
          keywords={keywords}
          onSearch={onSearch}
        />
      </Panel>
      {author && (
        <Panel title={t('blog.authorTitle')}>
          <AuthorCard
            plain
            name={name}
            image={author.image}
            href={paths.userProfile.href(author.id)}
            label={t(`authors.status.${author.status}`)}
            place={inLanguage(author.city, i18n.language)}
            text={inLanguage(author.bio, i18n.language)}
            action={<FollowButton name={name} following={followed} onClick={toggle} />}
          />
        </Panel>
      )}
      <Panel title={t('blog.popularTitle')}>
        <Stack component="ul" sx={{ gap: 2 }}>
          {popular
            .filter((post) => post.id !== without)
            .slice(0, POPULAR)
            .map((post) => (
              <li key={post.id}>
                <BlogCard {...postCardOf(post, i18n.language)} layout="mini" />
              </li>
            ))}
        </Stack>
      </Panel>
    </Stack>
  );
}
