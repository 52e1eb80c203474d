import Stack from '@mui/material/Stack';
// Loaded with the screen, so that the first press does not depend on a file that may fail to load.
import '#src/api/transport/client.ts';
import { useAccountTexts } from '#src/i18n/accountTexts.ts';
import { DataSection } from './account/DataSection.tsx';
import { DeletionSection } from './account/DeletionSection.tsx';
import { SessionsSection } from './account/SessionsSection.tsx';
import { FollowsSection } from './account/FollowsSection.tsx';
import { IdentitiesSection } from './account/IdentitiesSection.tsx';
import { LanguageSection } from './account/LanguageSection.tsx';
import { PasswordSection } from './account/PasswordSection.tsx';
import { ProfileSection } from './account/ProfileSection.tsx';

/** The account: profile, password, other services, devices, whom one follows, one's own data, and the end. */
export function ProfileTab() {
  useAccountTexts();
  return (
    <Stack sx={{ gap: 3, maxWidth: 760 }}>
      <ProfileSection />
      <LanguageSection />
      <PasswordSection />
      <IdentitiesSection />
      <SessionsSection />
      <FollowsSection />
      <DataSection />
      <DeletionSection />
    </Stack>
  );
}
