import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROVIDER_NAMES, type SocialProvider } from '#common/socialProviders.ts';
import { endIdentity, getIdentities } from '#common/contract/account/social.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { paths } from '#src/config/paths.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { Section, SectionRow } from './Section.tsx';

/**
 * With which other services the person signs in; nothing without one, and on a server that does not
 * say. The only way in has no button: the server would refuse it.
 */
export function IdentitiesSection() {
  const { t, i18n } = useTranslation();
  const { data, mutate } = useOwnQuery(getIdentities, {}, { shouldRetryOnError: false });
  const [ending, setEnding] = useState<SocialProvider | null>(null);
  const { send, pending, notice } = useFormCall('identities', endIdentity, {
    done: ({ provider }) =>
      t('account.identities.ended', { provider: PROVIDER_NAMES[provider as SocialProvider] }),
    onSuccess: () => void mutate(),
  });
  if (!data || (data.records.length === 0 && !notice)) return null;
  const isOnlyWay = !data.hasPassword && data.records.length === 1;
  const end = (provider: SocialProvider): void => {
    setEnding(provider);
    void send({ provider });
  };
  return (
    <Section title={t('account.identities.title')} text={t('account.identities.text')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.records.map(({ provider, createdAt }) => (
          <SectionRow
            key={provider}
            name={PROVIDER_NAMES[provider]}
            detail={
              createdAt &&
              t('account.identities.since', {
                date: formatInstant(createdAt, i18n.language, { dateStyle: 'long' }),
              })
            }
            action={
              isOnlyWay ? (
                <Chip label={t('account.identities.only')} variant="outlined" />
              ) : (
                <PendingButton
                  variant="outlined"
                  size="small"
                  pending={pending && ending === provider}
                  pendingLabel={t('account.identities.ending')}
                  aria-label={t('account.identities.endNamed', {
                    provider: PROVIDER_NAMES[provider],
                  })}
                  onClick={() => end(provider)}
                >
                  {t('account.identities.end')}
                </PendingButton>
              )
            }
          />
        ))}
      </Box>
      {isOnlyWay && (
        <Typography sx={{ mt: 2 }}>
          {t('account.identities.onlyText')}{' '}
          <Link href={paths.recover.href()}>{t('account.identities.toPassword')}</Link>
        </Typography>
      )}
      <FormNotice>{notice}</FormNotice>
    </Section>
  );
}
