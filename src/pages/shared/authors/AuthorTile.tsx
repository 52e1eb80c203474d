import { useTranslation } from 'react-i18next';
import { AuthorCard } from '#src/components/cards/people/AuthorCard.tsx';
import { FollowButton } from '#src/components/buttons/FollowButton.tsx';
import { paths } from '#src/config/paths.ts';
import type { Author } from '#src/content/authors.ts';
import { inLanguage } from '#src/content/sample.ts';
import { useFollowing } from './useFollowing.ts';

interface Props {
  author: Author;
  /** How many listings the author has; null while they are counted, undefined when nobody knows. */
  listings?: number | null;
  /** The portrait above the name, for narrow cards. */
  layout?: 'row' | 'column';
}

/** An author as a card: label, city, figures, and the way to follow. */
export function AuthorTile({ author, listings, layout = 'row' }: Props) {
  const { t, i18n } = useTranslation();
  const { followed, followers, toggle } = useFollowing(author);
  const name = inLanguage(author.name, i18n.language);
  return (
    <AuthorCard
      name={name}
      image={author.image}
      href={paths.userProfile.href(author.id)}
      label={t(`authors.status.${author.status}`)}
      place={inLanguage(author.city, i18n.language)}
      text={layout === 'row' ? inLanguage(author.bio, i18n.language) : null}
      layout={layout}
      stats={[
        ...(listings === undefined ? [] : [{ label: t('authors.listings'), value: listings }]),
        { label: t('authors.followers'), value: followers },
        { label: t('authors.followingCount'), value: author.following },
      ]}
      action={<FollowButton name={name} following={followed} onClick={toggle} />}
    />
  );
}
