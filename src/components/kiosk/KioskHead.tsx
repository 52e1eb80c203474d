import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { unbroken } from '#common/input/unbroken.ts';
import { Picture } from '#src/components/media/Picture.tsx';
import { counterIn } from '#src/lib/counterName.ts';
import { labelOf, type TicketNumber } from '#src/lib/line/ticketLabel.ts';
import { besideNumbers } from './kioskFrame.ts';

/** Calls that are shown at once. */
const SHOWN = 3;

const Root = styled('header')(({ theme }) => ({
  width: '100%',
  maxWidth: '44em',
  ...theme.mixins.middle,
  gap: '0.6em',
  textAlign: 'center',
  '& h1': { margin: 0, fontSize: '1.8em', lineHeight: 1.2, overflowWrap: 'anywhere' },
}));

const facade = {
  width: '100%',
  height: '22vh',
  minHeight: 120,
  borderRadius: '0.9em',
  '& img': { objectPosition: '50% 60%' },
  [besideNumbers]: { height: '28vh' },
  // On a low screen, the button needs the space.
  '@media (max-height: 620px)': { display: 'none' },
};

const Facade = styled(Picture)(facade);

const FacadeToCome = styled('div')(facade);

const fewer = { '& > :nth-child(n + 4)': { display: 'none' } };

/**
 * A single row, so that nothing moves when somebody is called. Long counter names are truncated.
 */
const Serving = styled('p')(({ theme }) => ({
  ...theme.mixins.baseline,
  justifyContent: 'center',
  gap: '1em',
  width: '100%',
  minWidth: 0,
  margin: 0,
  minHeight: '2.4em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.text.secondary,
  '& > * + *': { minWidth: '4em', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { fontSize: '1.5em', fontWeight: 750, color: theme.vars.palette.text.primary },
  '@media (max-width: 599.95px)': fewer,
  [besideNumbers]: { '@media (max-width: 1199.95px)': fewer },
}));

export interface KioskHeadProps {
  title: string;
  /** Undefined while it loads. Null: none. */
  picture?: string | null;
  /** Latest call first. Absent: the screen is about something else. */
  nowServing?: readonly (TicketNumber & { counter: string | null })[];
}

/** The façade and name of the place, and the tickets being served. */
export function KioskHead({ title, picture, nowServing }: KioskHeadProps) {
  const { t, i18n } = useTranslation();
  return (
    <Root>
      {picture && <Facade src={picture} alt="" />}
      {picture === undefined && <FacadeToCome />}
      <h1>{unbroken(title)}</h1>
      {nowServing && (
        <Serving>
          {nowServing.length > 0 && <span>{t('kiosk.now')}</span>}
          {nowServing.slice(0, SHOWN).map((one, index) => (
            <span key={index}>
              <b translate="no">{labelOf(one, i18n.language)}</b>
              {one.counter && <span> {counterIn(t, one.counter)}</span>}
            </span>
          ))}
        </Serving>
      )}
    </Root>
  );
}
