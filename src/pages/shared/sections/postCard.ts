import type { BlogCardProps } from '#src/components/cards/content/BlogCard.tsx';
import { paths } from '#src/config/paths.ts';
import { authorWith } from '#src/content/authors.ts';
import type { Post } from '#src/content/blog/posts.ts';
import { inLanguage } from '#src/content/sample.ts';

export const postCardOf = (post: Post, language: string): BlogCardProps => {
  const author = authorWith(post.author);
  return {
    img: post.image,
    title: inLanguage(post.title, language),
    date: post.date,
    description: inLanguage(post.description, language),
    author: author ? inLanguage(author.name, language) : undefined,
    authorImg: author?.image,
    likeNum: post.likes,
    cardUrl: paths.blogSingle.href(post.id),
  };
};
