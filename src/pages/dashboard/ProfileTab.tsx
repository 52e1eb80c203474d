import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import {
  changePassword,
  getOwnData,
  endAccount,
  getEnding,
} from '#common/contract/account/account.ts';
import { saveLanguage } from '#common/contract/account/users.ts';
import { isLanguage, languageNames, languages } from '#common/languages.ts';
import { call } from '#src/api/transport/call.ts';
import { session } from '#src/api/transport/session.ts';
import { downloadFile } from '#src/browser/download.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { DeleteAccountDialog } from '#src/components/forms/account/DeleteAccountDialog.tsx';
import { NewPasswordForm } from '#src/components/forms/account/NewPasswordForm.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { paths } from '#src/config/paths.ts';
import { useSessions } from '#src/hooks/data/account/own.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { useAccountTexts } from '#src/i18n/screens/accountTexts.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { IdentitiesSection, SessionsSection } from './account/AccessSections.tsx';
import { FollowsSection } from './account/FollowsSection.tsx';
import { ProfileSection } from './account/ProfileSection.tsx';

function LanguageSection() {
  const { t } = useTranslation();
  const { data: user, mutate } = useCurrentUser();
  const { send, form } = useFormCall('language', saveLanguage, {
    done: ({ body }) => t('account.language.saved', { name: languageNames[body.language] }),
    onSuccess: () => void mutate(),
  });
  if (!user?.language) return null;
  const choose = (language: string): void => {
    if (isLanguage(language)) void send({ body: { language } });
  };
  return (
    <Panel title={t('account.language.title')} text={t('account.language.text')}>
      <NativeSelect
        input={<OutlinedInput fullWidth />}
        value={user.language}
        disabled={form.pending}
        onChange={(event) => choose(event.target.value)}
        inputProps={{ 'aria-label': t('account.language.title') }}
        sx={{ maxWidth: 320 }}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </NativeSelect>
      <FormNotice>{form.notice}</FormNotice>
    </Panel>
  );
}

function PasswordSection() {
  const { t } = useTranslation();
  const { mutate } = useSessions();
  const { send, form } = useFormCall('password', changePassword, {
    fields: ['current', 'password'],
    done: () => t('account.password.saved'),
    onSuccess: () => void mutate(),
  });
  return (
    <Panel title={t('forms.password.submit')}>
      <NewPasswordForm
        {...form}
        change
        onSubmit={({ current = '', password }) => send({ body: { current, password } })}
      />
    </Panel>
  );
}

const DATA_FORMATS = ['json', 'csv'] as const;
type DataFormat = (typeof DATA_FORMATS)[number];

const fetchOwnData = async (format: DataFormat): Promise<Blob> => {
  if (format === 'json') {
    const data = await call(getOwnData, {});
    return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  }
  const csv = { headers: { accept: 'text/csv' }, responseType: 'blob' } as const;
  return (await call(getOwnData, { query: { table: 'all' } }, csv)) as Blob;
};

function DataSection() {
  const { t } = useTranslation();
  const { send, sending, form } = useFormCall(
    'own_data',
    async (format: DataFormat) => ({ format, file: await fetchOwnData(format) }),
    {
      done: () => t('account.data.done'),
      onSuccess: ({ format, file }) => downloadFile(`seira-${serverToday()}.${format}`, file),
    },
  );
  return (
    <Panel title={t('account.data.title')} text={t('account.data.text')}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {DATA_FORMATS.map((format) => (
            <PendingButton
              key={format}
              variant="outlined"
              pending={sending === format}
              pendingLabel={t('common.preparing')}
              onClick={() => void send(format)}
            >
              {t(`account.data.download.${format}`)}
            </PendingButton>
          ))}
        </Stack>
        <FormNotice>{form.notice}</FormNotice>
      </Stack>
    </Panel>
  );
}

function DeletionSection() {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { data: ending, error } = useOwnQuery(getEnding, open ? {} : null, {
    shouldRetryOnError: false,
  });
  const { send, form } = useFormCall('deletion', endAccount, {
    fields: ['password'],
    onSuccess: ({ deleteAt }) => {
      // The server has ended all sessions, including this one.
      void navigate(paths.home.href());
      session.close('left');
      toast.success(t('account.ending.done', { until: formatInstant(deleteAt, i18n.language) }));
    },
  });
  const isUnknown = error !== undefined && error.kind !== 'unauthorised';
  return (
    <Panel title={t('forms.deleteAccount.confirm')}>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        {t('forms.deleteAccount.confirm')}
      </Button>
      <DeleteAccountDialog
        open={open}
        ending={ending}
        loading={open && !ending && !isUnknown}
        onClose={() => setOpen(false)}
        onSubmit={(body) => send({ body })}
        {...form}
      />
    </Panel>
  );
}

export default function ProfileTab() {
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
