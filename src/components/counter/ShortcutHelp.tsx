import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import { useId, useState, type Ref } from 'react';
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

const counterKeys = [
  ['space', 'next'],
  ['R', 'recall'],
  ['D', 'done'],
  ['N', 'no_show'],
  ['B', 'return'],
  ['P', 'pause'],
] as const;

/** A key as it is printed, and what it does. */
export interface ShortcutRow {
  key: string;
  does: string;
}

/** The words around the keys. */
export interface ShortcutTexts {
  /** The button's name. */
  open: string;
  title: string;
  /** When the keys work. */
  note: string;
  /** Beside the box that switches them off. */
  on: string;
}

export interface ShortcutHelpProps {
  /** The keys; those of a counter without them. */
  keys?: readonly ShortcutRow[];
  /** The words around them; those of a counter without them. */
  texts?: ShortcutTexts;
  /** The button, for a key that opens the help. */
  ref?: Ref<HTMLButtonElement>;
  /** Whether the shortcuts work. */
  on?: boolean;
  /** Called to switch them on or off. */
  onChange?: (on: boolean) => void;
}

/** The keys of a screen, behind a button, with a box that switches them off for people whom they disturb. */
export function ShortcutHelp({ keys, texts, ref, on = true, onChange }: ShortcutHelpProps) {
  const { t } = useTranslation();
  const words = texts ?? {
    open: t('counter.keys.open'),
    title: t('counter.keys.title'),
    note: t('counter.keys.note'),
    on: t('counter.keys.on'),
  };
  const rows =
    keys ??
    counterKeys.map(([key, does]) => ({
      key: key === 'space' ? t('counter.keys.space') : key,
      does: t(`counter.keys.${does}`),
    }));
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        ref={ref}
        aria-label={words.open}
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
          <h2 id={id}>{words.title}</h2>
          <dl>
            {rows.map(({ key, does }) => (
              <div key={key} style={{ display: 'contents' }}>
                <dt>
                  <Key>{key}</Key>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <p>{words.note}</p>
          <FormControlLabel
            label={words.on}
            control={<Checkbox checked={on} onChange={(_event, checked) => onChange?.(checked)} />}
          />
        </Content>
      </Popover>
    </>
  );
}
