import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#src/lib/dates.ts';
import type { ManagedKiosk } from './types.ts';

const name = 'SeiraDeviceList';

const Root = styled('ul', { name, slot: 'root' })({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('li', { name, slot: 'row' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& > div': { flex: '1 1 130px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 650 },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

export interface DeviceListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** The devices that work, the newest first. */
  devices?: readonly ManagedKiosk[];
  /** Called to give a device another name; without it there is no button for that. */
  onRename?: (device: ManagedKiosk) => void;
  onRevoke?: (device: ManagedKiosk) => void;
}

/** The devices at the door of a place, and when each was last in use. */
export function DeviceList({ devices = [], onRename, onRevoke, ...rest }: DeviceListProps) {
  const { t, i18n } = useTranslation();
  return (
    <Root {...rest}>
      {devices.map((device) => (
        <Row key={device.code}>
          <div>
            <strong>{device.name}</strong>
            <span>
              {device.seenAt
                ? t('manage.devices.seen', { time: formatInstant(device.seenAt, i18n.language) })
                : t('manage.devices.never')}
            </span>
          </div>
          {onRename && (
            <Button
              variant="text"
              aria-label={t('manage.devices.renameOf', { name: device.name })}
              onClick={() => onRename(device)}
            >
              {t('manage.devices.rename')}
            </Button>
          )}
          <Button
            variant="text"
            color="error"
            aria-label={t('manage.devices.revokeOf', { name: device.name })}
            onClick={() => onRevoke?.(device)}
          >
            {t('manage.devices.revoke')}
          </Button>
        </Row>
      ))}
    </Root>
  );
}
