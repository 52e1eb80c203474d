import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ProfileBanner } from '#src/components/banners/ProfileBanner.tsx';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';
import { FollowButton } from '#src/components/buttons/FollowButton.tsx';
import { MessageForm } from '#src/components/forms/message/MessageForm.tsx';
import { paths } from '#src/config/paths.ts';
import { authorWith, type Author } from '#src/content/authors.ts';
import { inLanguage } from '#src/content/sample.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useFormTexts } from '#src/i18n/formTexts.ts';
import NotFoundPage from '#src/pages/not-found/NotFoundPage.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { useFollowing } from '#src/pages/shared/authors/useFollowing.ts';
import { useMessage } from '#src/pages/shared/useMessage.ts';
import { AuthorListings, useAuthorListings } from './AuthorListings.tsx';

const PersonProfile = lazy(async () => ({
  default: (await import('./PersonProfile.tsx')).PersonProfile,
}));

/** The codes of people who have an account; the ids of sample authors are names. */
const CODE_OF_PERSON = /^usr_\w+$/;

/** One author, by the id in the address; the first one without an id. */
export default function UserProfilePage() {
  const hydrated = useHydrated();
  const [address] = useSearchParams();
  const id = address.get('author');
  const author = authorWith(id);
  if (author) return <Profile key={author.id} author={author} />;
  const outline = <Box sx={{ minHeight: 480 }} aria-busy />;
  if (id && CODE_OF_PERSON.test(id))
    return hydrated ? (
      <Suspense fallback={outline}>
        <PersonProfile key={id} code={id} />
      </Suspense>
    ) : (
      outline
    );
  return <NotFoundPage />;
}

function Profile({ author }: { author: Author }) {
  const { t, i18n } = useTranslation();
  const { followed, followers, toggle } = useFollowing(author);
  useFormTexts();
  const form = useMessage('author', author.id);
  const listings = useAuthorListings(author);
  const { total } = listings;
  const name = inLanguage(author.name, i18n.language);
  const city = inLanguage(author.city, i18n.language);
  return (
    <Page title={name} description={t('authors.profile.description', { name, city })}>
      <ProfileBanner
        title={name}
        image={author.image}
        label={t(`authors.status.${author.status}`)}
        place={city}
        breadcrumb={[
          { label: t('navigation.links.topAuthors'), href: paths.topAuthor.href() },
          { label: name },
        ]}
        stats={[
          ...(total === undefined ? [] : [{ label: t('authors.listings'), value: total }]),
          { label: t('details.reviews'), value: author.reviews },
          { label: t('authors.followers'), value: followers },
          { label: t('authors.followingCount'), value: author.following },
        ]}
        action={<FollowButton name={name} following={followed} size="large" onClick={toggle} />}
      />
      <Container
        sx={{
          pb: { xs: 6, md: 9 },
          display: 'grid',
          columnGap: 4,
          rowGap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Stack sx={{ gap: 5, minWidth: 0 }}>
          <Panel title={t('authors.profile.about')}>
            <Typography sx={{ maxWidth: '44em', fontSize: '1.0625rem', lineHeight: 1.7 }}>
              {inLanguage(author.bio, i18n.language)}
            </Typography>
          </Panel>
          <AuthorListings author={author} result={listings} />
        </Stack>
        <Stack component="aside" aria-label={t('authors.profile.contact')} sx={{ gap: 3 }}>
          <Box component="section" aria-labelledby="author-contact">
            <Typography id="author-contact" variant="h2" sx={{ fontSize: '1.375rem', mb: 1.5 }}>
              {t('authors.profile.contact')}
            </Typography>
            <ContactCard
              address={city}
              phone={author.phone}
              email={author.email}
              website={author.website}
            />
          </Box>
          <Panel title={t('authors.profile.message')}>
            <MessageForm label={t('authors.profile.message')} {...form} />
          </Panel>
        </Stack>
      </Container>
    </Page>
  );
}
