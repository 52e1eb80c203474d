import { sampleAuthors, type Author } from '#src/content/authors.ts';
import { useFollows } from '#src/hooks/data/account/useFollows.ts';

/** One call counts the followers of all, whichever of them a screen shows. */
const everybody = sampleAuthors.map(({ id }) => id).join(',');

/** Whether one follows an author, how many do, and the press that changes it. */
export const useFollowing = (author: Author | null) => {
  const { has, followersOf, toggle } = useFollows(everybody);
  const id = author?.id ?? '';
  return {
    followed: has(id),
    /** The sample's figure and the people who follow here. */
    followers: (author?.followers ?? 0) + followersOf(id),
    toggle: () => toggle(id),
  };
};
