import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#src/components/board/QrCode.tsx';
import { besideNumbers } from './kioskFrame.ts';

const Root = styled('section')(({ theme }) => ({
  ...theme.mixins.row,
  gap: '1.2em',
  justifyContent: 'center',
  '@media (max-width: 480px)': { textAlign: 'center' },
  [besideNumbers]: { flexWrap: 'nowrap', '& > :first-of-type': { flex: 'none' } },
  '& h2': { fontSize: '1.3em', lineHeight: 1.25, fontWeight: 650 },
  '& p': { fontSize: '1.05em' },
  '& strong': { fontSize: '1.6em', letterSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' },
}));

export interface DoorScanProps {
  /** Address of the page that gives numbers. */
  link: string;
  /** Six digits to type. Null if the address needs no code. */
  digits: string | null;
}

/** The alternative at a kiosk: take the number on your own phone. */
export function DoorScan({ link, digits }: DoorScanProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <QrCode value={link} style={{ width: '9em' }} />
      <div>
        <h2>{t('kiosk.scan.title')}</h2>
        <p>{t('kiosk.scan.text')}</p>
        {digits && (
          <p>
            <span>{t('kiosk.scan.digits')}</span> <strong translate="no">{digits}</strong>
          </p>
        )}
      </div>
    </Root>
  );
}
