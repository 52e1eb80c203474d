import DirectionsWalk from '@mui/icons-material/DirectionsWalkOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { DirectionsButton } from '#src/components/buttons/DirectionsButton.tsx';
import { whereabouts } from '#src/browser/position.ts';
import { useWhereabouts } from '#src/hooks/useWhereabouts.ts';
import type { Position } from '#src/lib/wait/distance.ts';
import type { Moment } from '#src/lib/wait/moment.ts';

/** Reserves the height of two buttons, so that the paper keeps its size while its holder waits. */
const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1),
  minHeight: 112,
  marginTop: theme.spacing(2),
  // A called ticket keeps its previous height.
  '[data-look="called"] &': { minHeight: 0 },
  // More specific than the height of a button.
  '&& > *': { minHeight: 52 },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

export interface NextStepProps {
  moment: Exclude<Moment, 'over'>;
  /** Position of the place. Null if unknown. */
  to: Position | null;
  /**
   * The person reported that they have left, before the ticket shows the number as its largest
   * line.
   */
  isOnWay?: boolean;
  onLeave?: () => void;
  onStay?: () => void;
  /** Shows the number in full screen. */
  onShow?: () => void;
  /** Address of the ticket, for a screen that cannot show it in full. */
  showHref?: string;
}

/** The two buttons for the current moment of a ticket, the next step first. */
export function NextStep({
  moment,
  to,
  isOnWay = false,
  onLeave,
  onStay,
  onShow,
  showHref,
}: NextStepProps) {
  const { t } = useTranslation();
  const { status } = useWhereabouts();
  const isHome = moment === 'home';
  // Without `onShow`, this is not the page of the ticket, so there is always a link to it.
  const onlyLinks = showHref !== undefined && onShow === undefined;
  const needsPosition = isHome && to !== null && status !== 'known';
  const showsNumber = onlyLinks || (!needsPosition && onShow !== undefined);
  // Without a key and a position, the holder can only wait.
  if (!isHome && !showsNumber && !isOnWay && to === null) return null;
  return (
    <Root>
      {needsPosition && (
        <Button
          variant="contained"
          startIcon={<DirectionsWalk />}
          aria-busy={status === 'asking' || undefined}
          onClick={() => {
            if (status !== 'asking') void whereabouts.ask();
          }}
        >
          {t('ticket.leave.ask')}
        </Button>
      )}
      {isHome && !(needsPosition && onlyLinks) && (
        <Button variant={needsPosition ? 'outlined' : 'contained'} onClick={onLeave}>
          {t('ticket.leave.onWay')}
        </Button>
      )}
      {showsNumber && (
        <Button
          variant={isHome ? 'outlined' : 'contained'}
          startIcon={<QrCode2Outlined />}
          {...(onShow ? { onClick: onShow } : { href: showHref })}
        >
          {t(onShow ? 'ticket.tools.show' : 'ticket.tools.open')}
        </Button>
      )}
      {isOnWay && <Button onClick={onStay}>{t('ticket.leave.notYet')}</Button>}
      {!isHome && !isOnWay && to && <DirectionsButton to={to} />}
    </Root>
  );
}
