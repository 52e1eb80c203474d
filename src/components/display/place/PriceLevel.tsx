import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

const highest = 4;

const Root = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-block',
  ...theme.typography.body2,
  fontWeight: 650,
  letterSpacing: '0.06em',
  color: theme.vars.palette.text.primary,
  '& .rest': { fontWeight: 400, color: theme.vars.palette.text.disabled },
}));

/** A price level as one to four euro signs. */
export function PriceLevel({ level }: { level: number }) {
  const { t } = useTranslation();
  const shown = Math.min(highest, Math.max(1, Math.round(level)));
  return (
    <Root>
      <VisuallyHidden>{t('display.price', { level: shown })}</VisuallyHidden>
      <span aria-hidden>{'€'.repeat(shown)}</span>
      <span aria-hidden className="rest">
        {'€'.repeat(highest - shown)}
      </span>
    </Root>
  );
}
