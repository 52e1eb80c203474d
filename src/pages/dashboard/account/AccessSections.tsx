import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PROVIDER_NAMES, type SocialProvider } from '#common/socialProviders.ts';
import { endOtherSessions, endSession } from '#common/contract/account/profile.ts';
import { endIdentity, getIdentities } from '#common/contract/account/social.ts';
import { call } from '#src/api/transport/call.ts';
import { isUnknownCall } from '#src/api/transport/errors.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { paths } from '#src/config/paths.ts';
import { useSessions } from '#src/hooks/data/account/own.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { formatDay, formatInstant, LONG_DATE } from '#src/lib/dates.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Row, Rows } from '#src/pages/shared/layout/Rows.tsx';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

/** Linked login providers. The last login method has no button: the server would refuse. */
export function IdentitiesSection() {
  const { t, i18n } = useTranslation();
  const { data, mutate } = useOwnQuery(getIdentities, {}, { shouldRetryOnError: false });
  const { send, sending, form } = useFormCall('identities', endIdentity, {
    done: ({ provider }) =>
      t('account.identities.ended', { provider: PROVIDER_NAMES[provider as SocialProvider] }),
    onSuccess: () => void mutate(),
  });
  if (!data || (data.records.length === 0 && !form.notice)) return null;
  const isOnlyWay = !data.hasPassword && data.records.length === 1;
  return (
    <Panel title={t('account.identities.title')} text={t('account.identities.text')}>
      <Rows>
        {data.records.map(({ provider, createdAt }) => (
          <Row
            key={provider}
            name={PROVIDER_NAMES[provider]}
            detail={
              createdAt &&
              t('account.identities.since', {
                date: formatDay(createdAt, i18n.language, LONG_DATE),
              })
            }
          >
            {isOnlyWay ? (
              <Chip label={t('account.identities.only')} variant="outlined" />
            ) : (
              <PendingButton
                variant="outlined"
                size="small"
                pending={sending?.provider === provider}
                pendingLabel={t('account.identities.ending')}
                aria-label={t('account.identities.endNamed', {
                  provider: PROVIDER_NAMES[provider],
                })}
                onClick={() => void send({ provider })}
              >
                {t('common.remove')}
              </PendingButton>
            )}
          </Row>
        ))}
      </Rows>
      {isOnlyWay && (
        <Typography sx={{ mt: 2 }}>
          {t('account.identities.onlyText')}{' '}
          <MuiLink href={paths.recover.href()}>{t('account.identities.toPassword')}</MuiLink>
        </Typography>
      )}
      <FormNotice>{form.notice}</FormNotice>
    </Panel>
  );
}

const OTHERS = '';

const end = (which: string) =>
  which === OTHERS ? call(endOtherSessions, {}) : call(endSession, { code: which });

/** Active sessions. Hidden if the server does not list them. */
export function SessionsSection() {
  const { t, i18n } = useTranslation();
  const sessions = useSessions();
  const { data, error, mutate } = sessions;
  const { send, sending, form } = useFormCall('sessions', end, {
    done: (which: string) =>
      t(which === OTHERS ? 'account.devices.endedOthers' : 'account.devices.ended'),
    onSuccess: () => void mutate(),
  });
  if (data ? data.records.length === 0 : !error || isUnknownCall(error)) return null;
  return (
    <Panel title={t('account.devices.title')} text={t('account.devices.text')}>
      <Loaded {...sessions}>
        {({ records }) => (
          <>
            <Rows>
              {records.map(({ code, browser, system, lastSeenAt, current }) => {
                const device =
                  browser && system
                    ? t('account.devices.on', { browser, system })
                    : (browser ?? system ?? t('account.devices.unknown'));
                return (
                  <Row
                    key={code}
                    name={device}
                    detail={t('account.devices.seen', {
                      when: formatInstant(lastSeenAt, i18n.language),
                    })}
                  >
                    {current ? (
                      <Chip
                        label={t('account.devices.current')}
                        color="success"
                        variant="outlined"
                      />
                    ) : (
                      <PendingButton
                        variant="outlined"
                        size="small"
                        pending={sending === code}
                        pendingLabel={t('account.devices.ending')}
                        aria-label={t('account.devices.endNamed', { device })}
                        onClick={() => void send(code)}
                      >
                        {t('pages.dashboard.signOut')}
                      </PendingButton>
                    )}
                  </Row>
                );
              })}
            </Rows>
            {records.every(({ current }) => current) ? (
              <Typography sx={{ mt: 2, color: 'text.secondary' }}>
                {t('account.devices.alone')}
              </Typography>
            ) : (
              <PendingButton
                variant="outlined"
                sx={{ mt: 2 }}
                pending={sending === OTHERS}
                pendingLabel={t('account.devices.ending')}
                onClick={() => void send(OTHERS)}
              >
                {t('account.devices.endOthers')}
              </PendingButton>
            )}
          </>
        )}
      </Loaded>
      <FormNotice>{form.notice}</FormNotice>
    </Panel>
  );
}
