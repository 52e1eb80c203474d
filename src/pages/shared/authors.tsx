import { useTranslation } from 'react-i18next';
import { type Author, sampleAuthors } from '#src/content/authors.ts';
import { useFollows } from '#src/hooks/data/account/useFollows.ts';
import { AuthorCard } from '#src/components/cards/people/AuthorCard.tsx';
import { FollowButton } from '#src/components/buttons/FollowButton.tsx';
import { paths } from '#src/config/paths.ts';
import { inLanguage } from '#src/content/sample.ts';

/** One request counts the followers of all authors, so that all screens share it. */
const everybody = sampleAuthors.map(({ id }) => id).join(',');

/** State and action to follow an author, with the number of followers. */
export const useFollowing = (author: Author) => {
  const { has, followersOf, toggle } = useFollows(everybody);
  const { id } = author;
  return {
    followed: has(id),
    /** The sample figure plus real followers. */
    followers: author.followers + followersOf(id),
    toggle: () => toggle(id),
  };
};

interface TileProps {
  author: Author;
  /** Number of listings. Null while it loads, undefined if unknown. */
  listings?: number | null;
  /** `column` puts the portrait above the name, for narrow cards. */
  layout?: 'row' | 'column';
  /** Omits surface and figures, for use in another sheet. */
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
