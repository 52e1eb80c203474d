import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Content = styled('div', { name: 'SeiraShortcutHelp', slot: 'content' })(({ theme }) => ({
  maxWidth: 340,
  padding: theme.spacing(2.5),
  '& h2': { ...theme.typography.h4, margin: theme.spacing(0, 0, 1.5) },
  '& dl': {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: theme.spacing(1, 2),
  },
  '& dd': { margin: 0 },
  '& p': {
    ...theme.typography.body2,
    margin: theme.spacing(2, 0, 1),
    color: theme.vars.palette.text.secondary,
  },
}));

const Key = styled('kbd', { name: 'SeiraShortcutHelp', slot: 'key' })(({ theme }) => ({
  display: 'inline-block',
  minWidth: 32,
  padding: theme.spacing(0.25, 1),
  textAlign: 'center',
  fontFamily: 'inherit',
  fontWeight: 650,
  border: `1px solid ${theme.vars.palette.roles.control.outline}`,
  borderRadius: 6,
}));

const keys = [
  ['space', 'next'],
  ['R', 'recall'],
  ['D', 'done'],
  ['N', 'no_show'],
  ['B', 'return'],
  ['P', 'pause'],
] as const;

export interface ShortcutHelpProps {
  /** Whether the shortcuts work. */
  on?: boolean;
  /** Called to switch them on or off. */
  onChange?: (on: boolean) => void;
}

/** The keys of a counter's screen, behind a button, with a box that switches them off for people whom they disturb. */
export function ShortcutHelp({ on = true, onChange }: ShortcutHelpProps) {
  const { t } = useTranslation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('counter.keys.open')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Keyboard />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Content>
          <h2 id={id}>{t('counter.keys.title')}</h2>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key} style={{ display: 'contents' }}>
                <dt>
                  <Key>{key === 'space' ? t('counter.keys.space') : key}</Key>
                </dt>
                <dd>{t(`counter.keys.${does}`)}</dd>
              </div>
            ))}
          </dl>
          <p>{t('counter.keys.note')}</p>
          <FormControlLabel
            label={t('counter.keys.on')}
            control={<Checkbox checked={on} onChange={(_event, checked) => onChange?.(checked)} />}
          />
        </Content>
      </Popover>
    </>
  );
}
