import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { sorts, type Sort } from '#src/lib/listings.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  '& .MuiNativeSelect-select.MuiNativeSelect-select': {
    height: 44,
    paddingBlock: 0,
    lineHeight: '44px',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  // Between two buttons of a phone: room for the shortest orders.
  '&[data-brief] .MuiNativeSelect-select.MuiNativeSelect-select': {
    [theme.breakpoints.down('sm')]: { paddingLeft: 10, paddingRight: 20 },
  },
  '&[data-brief] .MuiNativeSelect-icon': {
    [theme.breakpoints.down('sm')]: { right: 0 },
  },
}));

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.subtitle2,
  color: theme.vars.palette.text.secondary,
  // On a phone the choice says what it is for.
  '[data-brief] > &': {
    [theme.breakpoints.down('sm')]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
}));

export interface SortSelectProps {
  /** The chosen order. */
  value: Sort;
  /** Called when another order is chosen. */
  onChange?: (value: Sort) => void;
  /** Whether the label is for screen readers alone on a phone. */
  brief?: boolean;
  style?: CSSProperties;
}

/** Chooses the order of the listings. */
export function SortSelect({ value, onChange, brief = false, style }: SortSelectProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root data-brief={brief || undefined} style={style}>
      <Label htmlFor={id}>{t('forms.sort.label')}</Label>
      <NativeSelect
        input={<OutlinedInput />}
        id={id}
        size="small"
        value={value}
        onChange={(event) => onChange?.(event.target.value as Sort)}
      >
        {sorts.map((order) => (
          <option key={order} value={order}>
            {t(`forms.sort.${order}`)}
          </option>
        ))}
      </NativeSelect>
    </Root>
  );
}
