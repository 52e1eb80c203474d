import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import { useId, useState, type MouseEvent, type Ref } from 'react';
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
  '& p': {
    ...theme.typography.body2,
    margin: theme.spacing(2, 0, 1),
    color: theme.vars.palette.text.secondary,
  },
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

export interface ShortcutHelpProps {
  keys: ShortcutKeys<string>;
  /** The screen whose texts it uses. */
  of: 'counter' | 'moderation';
  /** Shows its name beside the icon. */
  isNamed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Lists the shortcuts of a screen in a popover, with a switch to disable them. */
export function ShortcutHelp({ keys, of, isNamed = false, ref }: ShortcutHelpProps) {
  const { t } = useTranslation();
  const id = useId();
  const [on, setOn] = useShortcutsOn();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opener = {
    ref,
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {isNamed ? (
        <Button {...opener} variant="text" startIcon={<Keyboard />}>
          {t('common.shortcuts.open')}
        </Button>
      ) : (
        <IconButton {...opener} aria-label={t('common.shortcuts.open')}>
          <Keyboard />
        </IconButton>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
    </>
  );
}
