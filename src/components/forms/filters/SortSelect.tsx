import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sorts } from '#src/lib/listings.ts';

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

export interface SortSelectProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange'> {
  /** The chosen order. */
  value?: string;
  /** Called when another order is chosen. */
  onChange?: (value: string) => void;
  /** Whether the label is for screen readers alone on a phone. */
  brief?: boolean;
  /** The orders to choose from; by default those of the listing pages. */
  options?: readonly { value: string; label: string }[];
}

/** Chooses the order of the listings. */
export function SortSelect({
  value = 'default',
  onChange,
  brief = false,
  options,
  ...rest
}: SortSelectProps) {
  const { t } = useTranslation();
  const id = useId();
  const orders = options ?? sorts.map((each) => ({ value: each, label: t(`forms.sort.${each}`) }));
  return (
    <Root data-brief={brief || undefined} {...rest}>
      <Label htmlFor={id}>{t('forms.sort.label')}</Label>
      <NativeSelect
        input={<OutlinedInput />}
        id={id}
        size="small"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {orders.map((order) => (
          <option key={order.value} value={order.value}>
            {order.label}
          </option>
        ))}
      </NativeSelect>
    </Root>
  );
}
