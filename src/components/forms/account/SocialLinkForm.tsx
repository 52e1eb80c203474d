import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { endingSchema, type EndingValues } from '#src/components/forms/schemas/account.ts';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { paths } from '#src/config/paths.ts';

const blank: EndingValues = { password: '' };

export interface SocialLinkFormProps extends FormProps<EndingValues> {
  /** The name of the service that the person came from. */
  provider?: string;
  /** The address of the account, with most of it hidden. */
  email?: string;
  /** Asks for a link by mail; without it there is only the password. */
  onMail?: () => void;
  /** The link is being asked for. */
  mailing?: boolean;
  /** Result of asking for a link. */
  mailNotice?: ReactNode;
}

/** Joins an account at another service to the account with the same address. */
export function SocialLinkForm({
  provider = '',
  email = '',
  onMail,
  mailing = false,
  mailNotice,
  ...form
}: SocialLinkFormProps) {
  const { t } = useTranslation();
  const label = t('social.join.submit', { provider });
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
      <Typography>{t('social.join.text', { email, provider })}</Typography>
      <FormShell
        {...form}
        initialValues={blank}
        schema={endingSchema}
        submit={label}
        pendingLabel={t('social.join.joining')}
        wideButton
      >
        <PasswordInput name="password" label={t('auth.password')} required />
      </FormShell>
      {onMail && (
        <PendingButton
          variant="outlined"
          pending={mailing}
          pendingLabel={t('common.sending')}
          onClick={onMail}
        >
          {t('social.join.mail')}
        </PendingButton>
      )}
      <FormNotice>{mailNotice}</FormNotice>
      <Link
        href={paths.login.href()}
        sx={{
          alignSelf: 'flex-start',
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
        }}
      >
        {t('social.join.other')}
      </Link>
    </Stack>
  );
}
