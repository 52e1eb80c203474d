import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { getPerson, type Person } from '#common/contract/account/profile.ts';
import type { Camel } from '#common/contract/camel.ts';
import { ProfileBanner } from '#src/components/banners/ProfileBanner.tsx';
import { FollowButton } from '#src/components/buttons/FollowButton.tsx';
import { ContactCard } from '#src/components/cards/people/ContactCard.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { MessageForm } from '#src/components/forms/message/MessageForm.tsx';
import { paths } from '#src/config/paths.ts';
import { useFollows } from '#src/hooks/data/account/useFollows.ts';
import { useQuery } from '#src/hooks/data/useQuery.ts';
import { useAccountTexts } from '#src/i18n/accountTexts.ts';
import { useFormTexts } from '#src/i18n/formTexts.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { webAddress } from '#src/lib/read.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import NotFoundPage from '#src/pages/not-found/NotFoundPage.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { useMessage } from '#src/pages/shared/useMessage.ts';

/** A message to the member, whose address nobody sees. */
function WriteTo({ code }: { code: string }) {
  useFormTexts();
  const { t } = useTranslation();
  const form = useMessage('author', code);
  const title = t('written.message.person');
  return (
    <Panel title={title}>
      <MessageForm label={title} {...form} />
    </Panel>
  );
}

function Profile({ person }: { person: Camel<Person> }) {
  const { t, i18n } = useTranslation();
  const { code, name, bio, location, number, mainImage: image, createdAt } = person;
  const [youtube, website] = [webAddress(person.youtube), webAddress(person.website)];
  const { has, toggle } = useFollows();
  const since = formatInstant(createdAt, i18n.language, { year: 'numeric', month: 'long' }); // prettier-ignore
  const isReachable = Boolean(number || website || youtube);
  return (
    <Page title={name} description={t('account.person.description', { name })}>
      <ProfileBanner
        title={name}
        image={image}
        label={t('account.person.since', { date: since })}
        place={location || undefined}
        breadcrumb={[
          { label: t('navigation.links.topAuthors'), href: paths.topAuthor.href() },
          { label: name },
        ]}
        action={
          code && (
            <FollowButton
              name={name}
              following={has(code)}
              size="large"
              onClick={() => toggle(code)}
            />
          )
        }
      />
      <Container
        sx={{
          pb: { xs: 6, md: 9 },
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Panel title={t('authors.profile.about')}>
          <Typography sx={{ maxWidth: '44em', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {bio || t('account.person.noBio')}
          </Typography>
        </Panel>
        <Stack component="aside" aria-label={t('navigation.links.contact')} sx={{ gap: 3 }}>
          {isReachable && (
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
          )}
          {code && <WriteTo code={code} />}
        </Stack>
      </Container>
    </Page>
  );
}

/** The public profile of a member; a profile that is not public does not exist. */
export function PersonProfile({ code }: { code: string }) {
  useAccountTexts();
  const { t } = useTranslation();
  const person = useQuery(getPerson, { code }, { shouldRetryOnError: false });
  const { data, error } = person;
  if (data) return <Profile person={data} />;
  if (error?.kind === 'not_found') return <NotFoundPage />;
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
