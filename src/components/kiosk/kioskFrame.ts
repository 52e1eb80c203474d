import styled from '@emotion/styled';

/** A window in which the head of a kiosk stands beside the numbers. */
export const besideNumbers = '@media (min-width: 900px) and (orientation: landscape)';

/** A kiosk: its head, the numbers, the way by phone, and the settings at the foot. */
export const KioskFrame = styled('div')(({ theme }) => ({
  // One unit for all sizes: 16 px on a phone, 22 px on a tablet.
  fontSize: 'clamp(16px, 0.6vw + 1vh, 30px)',
  minHeight: '100dvh',
  padding: theme.spacing(10, 3, 3),
  ...theme.mixins.column,
  alignItems: 'center',
  gap: theme.spacing(3),
  // Everything fits on a tablet in landscape: the place on the left, the numbers on the right.
  [besideNumbers]: {
    '&[data-start]': {
      ...theme.mixins.middle,
      gridTemplate:
        '". main" 1fr "head main" auto "scan main" auto ". main" 1fr "foot foot" auto / minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: theme.spacing(5),
      '& > header': { gridArea: 'head' },
      '& > div': { gridArea: 'main' },
      '& > section': { gridArea: 'scan' },
      '& > footer': { gridArea: 'foot' },
    },
  },
  '& > div': {
    flex: 1,
    width: '100%',
    ...theme.mixins.middle,
    gap: theme.spacing(3),
    alignContent: 'center',
    '& > *': { maxWidth: '34em' },
  },
  '& > footer': { minHeight: 72, textAlign: 'center', color: theme.vars.palette.text.secondary },
}));
