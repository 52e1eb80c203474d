import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcutsOn, type ShortcutKeys } from '#src/hooks/useKeyboardShortcuts.ts';

const Content = styled('div')(({ theme }) => ({
  maxWidth: 340,
  padding: theme.spacing(2.5),
  '& h2': { ...theme.typography.h4, margin: theme.spacing(0, 0, 1.5) },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: theme.spacing(1, 2),
  },
  '& p': { ...theme.mixins.note, margin: theme.spacing(2, 0, 1) },
}));

const Key = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 32,
  padding: theme.spacing(0.25, 1),
  textAlign: 'center',
  fontFamily: 'inherit',
  fontWeight: 650,
  border: `1px solid ${theme.vars.palette.roles.control.outline}`,
  borderRadius: 6,
}));

export interface ShortcutPopoverProps {
  keys: ShortcutKeys<string>;
  /** The screen whose texts it uses. */
  of: 'counter' | 'moderation';
  open: boolean;
  /** The button below which it opens. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The shortcuts of a screen, with a switch to disable them. */
export function ShortcutPopover({ keys, of, open, anchor, onClose }: ShortcutPopoverProps) {
  const { t } = useTranslation();
  const id = useId();
  const [on, setOn] = useShortcutsOn();
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
    >
      <Content>
        <h2 id={id}>{t('common.shortcuts.title')}</h2>
        <dl>
          {Object.entries(keys).map(([key, does]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <Key>
                  {key === 'Space'
                    ? t(`${of}.keys.space` as 'counter.keys.space')
                    : key.replace(/^Key/, '')}
                </Key>
              </dt>
              <dd>{t([`${of}.keys.${does}`, `${of}.visit.${does}`] as 'counter.keys.next'[])}</dd>
            </div>
          ))}
        </dl>
        <p>{t(`${of}.keys.note`)}</p>
        <FormControlLabel
          label={t('common.shortcuts.on')}
          control={<Checkbox checked={on} onChange={(_event, checked) => setOn(checked)} />}
        />
      </Content>
    </Popover>
  );
}
