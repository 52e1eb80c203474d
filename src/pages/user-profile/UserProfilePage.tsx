import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isPersonId } from '#common/forms.ts';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';
import { authorWith, type Author } from '#src/content/authors.ts';
import { inLanguage } from '#src/content/sample.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { NotFound } from '#src/pages/shared/layout/NotFound.tsx';
import { useFollowing } from '#src/pages/shared/authors.tsx';
import { AuthorListings, useAuthorListings } from './AuthorListings.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const PersonProfile = lazy(() => import('./PersonProfile.tsx'));

/** The author with the id in the address. Without an id, the first author. */
export default function UserProfilePage() {
  const hydrated = useHydrated();
  const [address] = useSearchParams();
  const id = address.get('author');
  const author = authorWith(id);
  if (author) return <Profile key={author.id} author={author} />;
  const outline = <Box sx={{ minHeight: 480 }} aria-busy />;
  if (id && isPersonId(id))
    return hydrated ? (
      <Suspense fallback={outline}>
        <PersonProfile key={id} code={id} />
      </Suspense>
    ) : (
      outline
    );
  return <NotFound />;
}

function Profile({ author }: { author: Author }) {
  const { t, i18n } = useTranslation();
  const { followed, followers, toggle } = useFollowing(author);
  const listings = useAuthorListings(author);
  const { total } = listings;
  const name = inLanguage(author.name, i18n.language);
  const city = inLanguage(author.city, i18n.language);
  return (
    <ProfileScreen
      id={author.id}
      name={name}
      description={t('authors.profile.description', { name, city })}
      image={author.image}
      label={t(`authors.status.${author.status}`)}
      place={city}
      stats={[
        ...(total === undefined ? [] : [{ label: t('authors.listings'), value: total }]),
        { label: t('details.reviews'), value: author.reviews },
        { label: t('authors.followers'), value: followers },
        { label: t('authors.followingCount'), value: author.following },
      ]}
      bio={inLanguage(author.bio, i18n.language)}
      following={followed}
      onFollow={toggle}
      contact={
        <ContactCard
          title={t('navigation.links.contact')}
          address={city}
          phone={author.phone}
          email={author.email}
          website={author.website}
        />
      }
    >
      <AuthorListings author={author} result={listings} />
    </ProfileScreen>
  );
}
