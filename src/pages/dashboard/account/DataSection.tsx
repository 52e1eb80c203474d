import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { todayInAthens } from '#common/calendar/athens.ts';
import { fetchOwnData } from '#src/api/account/ending.ts';
import { downloadText } from '#src/browser/download.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { Section } from './Section.tsx';

/** Everything that is stored about the person, as a file. */
export function DataSection() {
  const { t } = useTranslation();
  const { send, pending, notice } = useFormCall('own_data', fetchOwnData, {
    done: () => t('account.data.done'),
    onSuccess: (data) =>
      downloadText(
        `seira-${todayInAthens()}.json`,
        'application/json',
        JSON.stringify(data, null, 2),
      ),
  });
  return (
    <Section title={t('account.data.title')} text={t('account.data.text')}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <PendingButton
          variant="outlined"
          pending={pending}
          pendingLabel={t('account.data.downloading')}
          onClick={() => void send(undefined)}
        >
          {t('account.data.download')}
        </PendingButton>
        <FormNotice>{notice}</FormNotice>
      </Stack>
    </Section>
  );
}
