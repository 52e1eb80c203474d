import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { getPerson, type Person } from '#common/contract/account/profile.ts';
import type { Camel } from '#common/contract/camel.ts';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { useFollows } from '#src/hooks/data/account/useFollows.ts';
import { useQuery } from '#src/hooks/data/useQuery.ts';
import { useAccountTexts } from '#src/i18n/screens/accountTexts.ts';
import { dateOf, formatDateAs } from '#src/lib/dates.ts';
import { webAddress } from '#src/lib/read.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { NotFound } from '#src/pages/shared/layout/NotFound.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

function Profile({ person }: { person: Camel<Person> }) {
  const { t, i18n } = useTranslation();
  const { code, name, bio, location, number, mainImage, createdAt } = person;
  const [youtube, website] = [webAddress(person.youtube), webAddress(person.website)];
  const { has, toggle } = useFollows();
  const date = formatDateAs(dateOf(createdAt), i18n.language, { year: 'numeric', month: 'long' });
  return (
    <ProfileScreen
      id={code}
      name={name}
      description={t('account.person.description', { name })}
      image={mainImage}
      label={t('account.person.since', { date })}
      place={location || undefined}
      bio={bio || t('account.person.noBio')}
      following={code !== null && has(code)}
      onFollow={() => code && toggle(code)}
      contact={
        (number || website || youtube) && (
          <div>
            <ContactCard
              title={t('navigation.links.contact')}
              phone={number || null}
              website={website}
            />
            {youtube && (
              <Link
                href={youtube}
                target="_blank"
                rel="ugc nofollow noreferrer"
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}
              >
                {t('account.person.youtube')}
                <VisuallyHidden> ({t('common.opensInNewTab')})</VisuallyHidden>
              </Link>
            )}
          </div>
        )
      }
    />
  );
}

/** The public profile of a member. A private profile is "not found". */
export default function PersonProfile({ code }: { code: string }) {
  useAccountTexts();
  const { t } = useTranslation();
  const person = useQuery(getPerson, { code }, { shouldRetryOnError: false });
  const { data, error } = person;
  if (data) return <Profile person={data} />;
  if (error?.kind === 'not_found') return <NotFound />;
  return (
    <Page
      title={t('navigation.links.topAuthors')}
      description={t('pages.notFound.description')}
      ready={Boolean(error)}
    >
      <Container sx={{ py: { xs: 3, md: 8 } }}>
        <Loaded
          {...person}
          outline={<Skeleton variant="rounded" height={320} aria-busy />}
          headingLevel={1}
        >
          {() => null}
        </Loaded>
      </Container>
    </Page>
  );
}
