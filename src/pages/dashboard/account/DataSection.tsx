import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInAthens } from '#common/calendar/athens.ts';
import { getOwnData } from '#common/contract/account/account.ts';
import { call } from '#src/api/transport/call.ts';
import { downloadFile } from '#src/browser/download.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';
import { Section } from './Section.tsx';

/** The forms in which one gets one's own data. */
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
