import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import type { Busyness } from '#src/lib/wait/busyness.ts';

const name = 'SeiraQuietHours';
const HIGHEST = 72;

const Root = styled('ol', { name, slot: 'root' })({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  alignItems: 'flex-end',
  gap: 4,
  maxWidth: 560,
});

const Hour = styled('li', { name, slot: 'hour' })(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  ...theme.typography.caption,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.text.secondary,
  '& > i': {
    width: '100%',
    borderRadius: '4px 4px 0 0',
    border: '1px solid',
    borderColor: theme.vars.palette.roles.neutral.outline,
    backgroundColor: theme.vars.palette.roles.neutral.background,
  },
  '&[data-busyness="quiet"] > i': {
    borderColor: theme.vars.palette.roles.success.outline,
    backgroundColor: theme.vars.palette.roles.success.background,
  },
  '&[data-busyness="busy"] > i': {
    borderColor: theme.vars.palette.roles.waiting.outline,
    backgroundColor: theme.vars.palette.roles.waiting.background,
  },
  '&[aria-current]': { fontWeight: 750, color: theme.vars.palette.text.primary },
  '&[aria-current] > i': { borderWidth: 3 },
}));

export interface QuietHoursProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** The hours of a day in their order, with the typical wait in minutes. */
  hours?: readonly { hour: number; minutes: number; busyness: Busyness }[];
  now?: number | null;
}

const none: NonNullable<QuietHoursProps['hours']> = [];

/** The typical wait of a day by hour, as a strip of bars; each is read in words. */
export function QuietHours({ hours = none, now = null, ...rest }: QuietHoursProps) {
  const { t } = useTranslation();
  const most = Math.max(1, ...hours.map(({ minutes }) => minutes));
  return (
    <Root {...rest}>
      {hours.map(({ hour, minutes, busyness }) => (
        <Hour key={hour} data-busyness={busyness} aria-current={hour === now ? 'time' : undefined}>
          <span aria-hidden>{hour === now ? t('display.quiet.now') : ''}</span>
          <i aria-hidden style={{ height: 8 + (minutes / most) * (HIGHEST - 8) }} />
          <span aria-hidden>{String(hour).padStart(2, '0')}</span>
          <VisuallyHidden>
            {t('display.quiet.hour', {
              from: `${String(hour).padStart(2, '0')}:00`,
              count: minutes,
              how: t(`display.quiet.${busyness}`),
            })}
          </VisuallyHidden>
        </Hour>
      ))}
    </Root>
  );
}
