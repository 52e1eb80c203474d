import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '#common/input/unbroken.ts';
import { PlaceNotice, type PlaceNoticeProps } from '#src/components/display/place/PlaceNotice.tsx';
import { QrCode } from './QrCode.tsx';

const upright = '@media (max-width: 599.95px)';

const blank = '\u00A0';

const Root = styled('div')(({ theme }) => ({
  // One unit for all sizes: 14 px on a phone, 20 px at 1080 lines, 40 px at 2160 lines.
  fontSize: 'clamp(14px, 0.55vw + 0.87vh, 48px)',
  boxSizing: 'border-box',
  minHeight: '100dvh',
  padding: 'clamp(12px, 1.2em, 48px)',
  ...theme.mixins.column,
  gap: '1em',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  '&[data-scheme]': { colorScheme: 'light' },
  '&[data-scheme="dark"]': { colorScheme: 'dark' },
}));

const Head = styled('header')(({ theme }) => ({
  ...theme.mixins.baseline,
  justifyContent: 'space-between',
  gap: '1em',
  // Most names need a second line beside the clock, some only after the font loads.
  [upright]: { flexDirection: 'column', gap: '0.4em' },
}));

const Title = styled('h1')({
  minWidth: 0,
  fontSize: '2em',
  lineHeight: 1.15,
  fontWeight: 750,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
});

const Clock = styled('time')(({ theme }) => ({
  flex: 'none',
  fontSize: '2.4em',
  lineHeight: 1,
  ...theme.mixins.figure,
  // Reserves space for the clock, so that the name does not wrap again when the time appears.
  minWidth: '2.8em',
  textAlign: 'end',
  [upright]: { textAlign: 'start' },
}));

const Lists = styled('div')({
  flex: 1,
  display: 'grid',
  gap: '1.6em',
  gridTemplateColumns: 'repeat(var(--lists), minmax(0, 1fr))',
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Notice = styled(PlaceNotice)({ fontSize: '1.3em' });

/** Its columns keep their widths, because the connection state changes while the board runs. */
const Foot = styled('footer')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: '0.8em 2em',
  [upright]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Take = styled('div')(({ theme }) => ({
  ...theme.mixins.beside,
  gap: '0.9em',
  fontSize: '1.15em',
  ...theme.mixins.title,
  '& a': { color: theme.vars.palette.primary.main, overflowWrap: 'anywhere' },
  '& > span': { minWidth: 0 },
  '& small': { display: 'block', fontSize: '0.85em', fontWeight: 400 },
  // People do not copy the address from an upright screen. One line avoids a layout shift.
  [upright]: {
    maxWidth: '100%',
    '& small, & a': theme.mixins.ellipsis,
    '& a': { display: 'block', lineHeight: '44px' },
  },
  '&[data-pending]': { visibility: 'hidden' },
}));

const Code = styled(QrCode)({
  width: '8.5em',
  flex: 'none',
  // A phone that shows this page cannot scan its own screen.
  [upright]: { display: 'none' },
});

const Ends = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  justifyContent: 'end',
  gap: '0.5em 1em',
  // Also reserves the height of the switches, which render later.
  minHeight: 44,
  '& > .MuiButton-text': { marginInlineEnd: -12 },
  [upright]: {
    flexDirection: 'column',
    alignItems: 'start',
    justifyContent: 'start',
    minHeight: 'calc(2.2em + 44px)',
    '& > .MuiButton-text': { marginInlineStart: -16 },
  },
}));

const State = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  '&[data-state="cut"]': {
    padding: '0.4em 0.8em',
    borderRadius: '0.5em',
    fontSize: '1.3em',
    fontWeight: 650,
    ...theme.mixins.soft('danger'),
    border: `1px solid ${theme.vars.palette.roles.danger.outline}`,
  },
}));

export interface BoardFrameProps {
  title?: string;
  /** The time in Athens, `HH:mm`. */
  time?: string;
  /** Undefined while they load. */
  lists?: number;
  /** The address where people take a ticket with a phone. */
  takeAt: string | null;
  /** The code of that address, for people who type it. */
  digits?: string | null;
  state: 'live' | 'polling' | 'connecting' | 'cut';
  /** Time at which the connection was lost, `HH:mm`. */
  cutSince?: string | null;
  /** The colour scheme for the time of day. Defaults to the scheme of the page. */
  scheme?: 'light' | 'dark';
  sound?: ReactNode;
  notice?: PlaceNoticeProps['notice'];
  children?: ReactNode;
}

/** The wall display of a place: name, clock, waiting lists and connection state. */
export function BoardFrame(props: BoardFrameProps) {
  const { title, time, lists, takeAt, digits, state, cutSince, scheme, sound, notice, children } =
    props;
  const { t } = useTranslation();
  return (
    <Root data-scheme={scheme}>
      <Head>
        <Title>{title ? unbroken(title) : t('board.titleUnknown')}</Title>
        <Clock>{time || blank}</Clock>
      </Head>
      <Notice notice={notice} />
      <Lists style={{ '--lists': Math.max(1, lists ?? 1) } as object}>{children}</Lists>
      {/* Rendered anew below the lists, because moving it down would be a layout shift. */}
      <Foot key={lists === undefined ? 'loading' : 'known'}>
        <Take data-pending={takeAt === null || undefined}>
          <Code value={takeAt ?? ''} />
          <span>
            {t('board.takeNumber')}
            <small>
              <a href={takeAt ?? undefined}>{takeAt?.replace(/^https?:\/\/|\?.*/g, '') ?? blank}</a>
            </small>
            {digits && (
              <small>
                <span>{t('board.code')}</span> <strong translate="no">{digits}</strong>
              </small>
            )}
          </span>
        </Take>
        <Ends>
          <State role="status" data-state={state}>
            {state === 'cut' ? t('board.cutOff', { time: cutSince }) : t(`board.${state}`)}
          </State>
          {sound}
        </Ends>
      </Foot>
    </Root>
  );
}
