import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import WifiOff from '@mui/icons-material/WifiOff';
import { useTranslation } from 'react-i18next';

const Strip = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(1.25),
  ...theme.typography.body2,
  fontWeight: 500,
  ...theme.mixins.soft('waiting'),
  borderBottom: `1px solid ${theme.vars.palette.roles.waiting.outline}`,
}));

/** Says that the device is offline. It stays in the DOM as a live region. */
export function OfflineNotice({ offline }: { offline: boolean }) {
  const { t } = useTranslation();
  return (
    <output style={{ display: 'block' }}>
      {offline && (
        <Strip>
          <Container sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
            <WifiOff fontSize="small" aria-hidden />
            {t('feedback.offline')}
          </Container>
        </Strip>
      )}
    </output>
  );
}
