import { useTranslation } from 'react-i18next';
import { type Author, sampleAuthors } from '#src/content/authors.ts';
import { useFollows } from '#src/hooks/data/account/useFollows.ts';
import { AuthorCard } from '#src/components/cards/people/AuthorCard.tsx';
import { FollowButton } from '#src/components/buttons/FollowButton.tsx';
import { paths } from '#src/config/paths.ts';
import { inLanguage } from '#src/content/sample.ts';

/** One call counts the followers of all, whichever of them a screen shows. */
const everybody = sampleAuthors.map(({ id }) => id).join(',');

/** Whether one follows an author, how many do, and the press that changes it. */
export const useFollowing = (author: Author) => {
  const { has, followersOf, toggle } = useFollows(everybody);
  const { id } = author;
  return {
    followed: has(id),
    /** The sample's figure and the people who follow here. */
    followers: author.followers + followersOf(id),
    toggle: () => toggle(id),
  };
};

interface TileProps {
  author: Author;
  /** How many listings the author has; null while they are counted, undefined when nobody knows. */
  listings?: number | null;
  /** The portrait above the name, for narrow cards. */
  layout?: 'row' | 'column';
  /** Within another sheet, without figures. */
  plain?: boolean;
}

export function AuthorTile({ author, listings, layout = 'row', plain = false }: TileProps) {
  const { t, i18n } = useTranslation();
  const { followed, followers, toggle } = useFollowing(author);
  const name = inLanguage(author.name, i18n.language);
  return (
    <AuthorCard
      plain={plain}
      name={name}
      image={author.image}
      href={paths.userProfile.href(author.id)}
      label={t(`authors.status.${author.status}`)}
      place={inLanguage(author.city, i18n.language)}
      text={layout === 'row' ? inLanguage(author.bio, i18n.language) : null}
      layout={layout}
      stats={
        plain
          ? undefined
          : [
              ...(listings === undefined
                ? []
                : [{ label: t('authors.listings'), value: listings }]),
              { label: t('authors.followers'), value: followers },
              { label: t('authors.followingCount'), value: author.following },
            ]
      }
      action={<FollowButton name={name} following={followed} onClick={toggle} />}
    />
  );
}
