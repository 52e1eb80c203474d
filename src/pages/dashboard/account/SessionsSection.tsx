import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import { endOtherSessions, endSession, type Session } from '#common/contract/account/profile.ts';
import { call } from '#src/api/transport/call.ts';
import { isUnknownCall } from '#src/api/transport/errors.ts';
import { passFocusOn } from '#src/browser/focus.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { useSessions } from '#src/hooks/data/account/own.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { Section, SectionRow } from './Section.tsx';

interface RowProps {
  session: Camel<Session>;
  pending: boolean;
  /** Ends this session; without it, it is the one in use. */
  onEnd?: () => void;
}

function Row({ session: { browser, system, lastSeenAt }, pending, onEnd }: RowProps) {
  const { t, i18n } = useTranslation();
  const name =
    browser && system
      ? t('account.devices.on', { browser, system })
      : (browser ?? system ?? t('account.devices.unknown'));
  return (
    <SectionRow
      name={name}
      detail={t('account.devices.seen', { when: formatInstant(lastSeenAt, i18n.language) })}
      action={
        onEnd ? (
          <PendingButton
            variant="outlined"
            size="small"
            pending={pending}
            pendingLabel={t('account.devices.ending')}
            aria-label={t('account.devices.endNamed', { device: name })}
            onClick={onEnd}
          >
            {t('account.devices.end')}
          </PendingButton>
        ) : (
          <Chip label={t('account.devices.current')} color="success" variant="outlined" />
        )
      }
    />
  );
}

const end = (code: string | null) =>
  code === null ? call(endOtherSessions, {}) : call(endSession, { code });

/** Where the person is signed in; nothing on a server that does not say. */
export function SessionsSection() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isValidating, mutate } = useSessions();
  const [ending, setEnding] = useState<string | null>(null);
  const { send, pending, notice } = useFormCall('sessions', end, {
    done: (code: string | null) =>
      t(code === null ? 'account.devices.endedOthers' : 'account.devices.ended'),
    onSuccess: () => void mutate(),
  });
  if (!data && error && !isUnknownCall(error))
    return (
      <Section title={t('account.devices.title')} text={t('account.devices.text')}>
        <ErrorState
          title={t('errors.title')}
          text={errorText(error)}
          retrying={isValidating}
          onRetry={() => void mutate()}
        />
      </Section>
    );
  if (!data || data.records.length === 0) return null;
  const press = (code: string | null): void => {
    setEnding(code);
    void send(code);
  };
  const isAlone = data.records.every(({ current }) => current);
  return (
    <Section title={t('account.devices.title')} text={t('account.devices.text')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.records.map((session) => (
          <Row
            key={session.code}
            session={session}
            pending={pending && ending === session.code}
            onEnd={session.current ? undefined : () => press(session.code)}
          />
        ))}
      </Box>
      <Stack sx={{ mt: 2, alignItems: 'flex-start' }}>
        {isAlone ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('account.devices.alone')}</Typography>
        ) : (
          <Box ref={passFocusOn}>
            <PendingButton
              variant="outlined"
              pending={pending && ending === null}
              pendingLabel={t('account.devices.ending')}
              onClick={() => press(null)}
            >
              {t('account.devices.endOthers')}
            </PendingButton>
          </Box>
        )}
        <FormNotice>{notice}</FormNotice>
      </Stack>
    </Section>
  );
}
