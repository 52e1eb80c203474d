import { useTranslation } from 'react-i18next';
import { useSearchParams, type To } from 'react-router-dom';
import { scoresOf, type SearchableText } from '#common/greek/search.ts';
import { authorWith } from '#src/content/authors.ts';
import { samplePosts, type Post } from '#src/content/blog/posts.ts';
import { inLanguage } from '#src/content/sample.ts';

const textOf = (post: Post, language: string): SearchableText => {
  const author = authorWith(post.author);
  return {
    title: inLanguage(post.title, language),
    kind: [
      inLanguage(post.description, language),
      author && inLanguage(author.name, language),
    ].join(' '),
  };
};

const found = (keywords: string, language: string): readonly Post[] => {
  if (keywords === '') return samplePosts;
  const texts = samplePosts.map((post) => textOf(post, language));
  const scores = scoresOf(keywords, texts);
  return samplePosts
    .map((post, index) => ({ post, score: scores[index]! }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ post }) => post);
};

/** One page of the posts; which one, and what was searched for, stand in the address. */
export const usePosts = (perPage: number) => {
  const { i18n } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const keywords = address.get('keywords')?.trim() ?? '';
  const all = found(keywords, i18n.language);
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const wanted = Math.trunc(Number(address.get('page') ?? 1));
  const page = Math.min(Math.max(1, Number.isNaN(wanted) ? 1 : wanted), pages);
  const start = (page - 1) * perPage;

  const hrefFor = (to: number): To => {
    const next = new URLSearchParams(keywords ? { keywords } : {});
    if (to > 1) next.set('page', String(to));
    return { search: next.size > 0 ? `?${next}` : '' };
  };

  return {
    posts: all.slice(start, start + perPage),
    total: all.length,
    from: all.length === 0 ? 0 : start + 1,
    to: Math.min(start + perPage, all.length),
    page,
    pages,
    keywords,
    hrefFor,
    search: (words: string): void => setAddress(words ? { keywords: words } : {}),
  };
};

export type PostsPage = ReturnType<typeof usePosts>;
