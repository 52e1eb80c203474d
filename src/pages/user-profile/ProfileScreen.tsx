import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileBanner } from '#src/components/banners/ProfileBanner.tsx';
import { FollowButton } from '#src/components/buttons/FollowButton.tsx';
import { MessageForm } from '#src/components/forms/message/MessageForm.tsx';
import { paths } from '#src/config/paths.ts';
import { useFormTexts } from '#src/i18n/screens/formTexts.ts';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { sideBySide } from '#src/pages/shared/layout/sideBySide.ts';
import { useMessage } from '#src/pages/shared/mailForms.ts';

/** A message form. The recipient's e-mail address stays hidden. */
function WriteTo({ id }: { id: string }) {
  useFormTexts();
  const { t } = useTranslation();
  const form = useMessage('author', id);
  const title = t('written.message.person');
  return (
    <Panel title={title}>
      <MessageForm label={title} {...form} />
    </Panel>
  );
}

interface Props extends Pick<
  ComponentProps<typeof ProfileBanner>,
  'image' | 'label' | 'place' | 'stats'
> {
  /** Id of the person to follow and write to. Null if that is impossible. */
  id: string | null;
  name: string;
  description: string;
  bio: string;
  following: boolean;
  onFollow: () => void;
  contact: ReactNode;
  children?: ReactNode;
}

export function ProfileScreen({
  id,
  name,
  description,
  bio,
  following,
  onFollow,
  contact,
  children,
  ...banner
}: Props) {
  const { t } = useTranslation();
  return (
    <Page title={name} description={description}>
      <ProfileBanner
        {...banner}
        title={name}
        breadcrumb={[
          { label: t('navigation.links.topAuthors'), href: paths.topAuthor.href() },
          { label: name },
        ]}
        action={id && <FollowButton {...{ name, following }} size="large" onClick={onFollow} />}
      />
      <Container sx={{ pb: { xs: 6, md: 9 }, ...sideBySide('minmax(0, 1fr) 380px', 4) }}>
        <Stack sx={{ gap: 5, minWidth: 0 }}>
          <Panel title={t('authors.profile.about')}>
            <Typography sx={{ maxWidth: '44em', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {bio}
            </Typography>
          </Panel>
          {children}
        </Stack>
        <Stack component="aside" aria-label={t('navigation.links.contact')} sx={{ gap: 3 }}>
          {contact}
          {id && <WriteTo id={id} />}
        </Stack>
      </Container>
    </Page>
  );
}
