import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInAthens } from '#common/calendar/athens.ts';
import { DATA_FORMATS, fetchOwnData, type DataFormat } from '#src/api/account/ending.ts';
import { downloadFile } from '#src/browser/download.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { Section } from './Section.tsx';

/** Everything that is stored about the person, as a file. */
export function DataSection() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<DataFormat>('json');
  const { send, pending, notice } = useFormCall(
    'own_data',
    async (format: DataFormat) => ({ format, file: await fetchOwnData(format) }),
    {
      done: () => t('account.data.done'),
      onSuccess: ({ format, file }) => downloadFile(`seira-${todayInAthens()}.${format}`, file),
    },
  );
  return (
    <Section title={t('account.data.title')} text={t('account.data.text')}>
      <Stack sx={{ alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {DATA_FORMATS.map((format) => (
            <PendingButton
              key={format}
              variant="outlined"
              pending={pending && chosen === format}
              pendingLabel={t('account.data.downloading')}
              onClick={() => {
                if (pending) return;
                setChosen(format);
                void send(format);
              }}
            >
              {t(`account.data.download.${format}`)}
            </PendingButton>
          ))}
        </Stack>
        <FormNotice>{notice}</FormNotice>
      </Stack>
    </Section>
  );
}
