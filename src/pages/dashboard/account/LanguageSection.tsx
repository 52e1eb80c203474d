import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { getUser, saveLanguage } from '#common/contract/account/users.ts';
import { isLanguage, languageNames, languages } from '#common/languages.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { Section } from './Section.tsx';

/** The language of the messages to the person; nothing on a server that keeps none. */
export function LanguageSection() {
  const { t } = useTranslation();
  const { epoch } = useSession();
  const { mutate } = useSWRConfig();
  const { data: user } = useCurrentUser();
  const { send, pending, notice } = useFormCall('language', saveLanguage, {
    done: ({ body }) => t('account.language.saved', { name: languageNames[body.language] }),
    onSuccess: () => void mutate(keyOf(getUser, {}, epoch)),
  });
  if (!user?.language) return null;
  const choose = (language: string): void => {
    if (isLanguage(language)) void send({ body: { language } });
  };
  return (
    <Section title={t('account.language.title')} text={t('account.language.text')}>
      <NativeSelect
        input={<OutlinedInput fullWidth />}
        value={user.language}
        disabled={pending}
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
      <FormNotice>{notice}</FormNotice>
    </Section>
  );
}
