import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { hidden } from '#src/components/display/VisuallyHidden.tsx';
import { CompactSelect } from '#src/components/forms/fields/CompactSelect.tsx';
import { sorts, type Sort } from '#src/lib/listings.ts';

const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(0.5, 1.5),
  '& > label': { ...theme.typography.subtitle2, color: theme.vars.palette.text.secondary },
  '& .MuiNativeSelect-select': { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    // On a phone, the selected option names the control.
    '&[data-brief] > label': hidden,
    // Leaves space for the shortest label between two buttons on a phone.
    '&[data-brief] .MuiNativeSelect-select[class]': { paddingLeft: 10, paddingRight: 20 },
    '&[data-brief] .MuiNativeSelect-icon': { right: 0 },
  },
}));

interface SortSelectProps {
  value: Sort;
  onChange: (value: Sort) => void;
  /** Hides the label visually on a phone. */
  brief?: boolean;
  style?: CSSProperties;
}

/** Selects the sort order of the listings. */
export function SortSelect({ value, onChange, brief = false, style }: SortSelectProps) {
  const { t } = useTranslation();
  return (
    <Root data-brief={brief || undefined} style={style}>
      <CompactSelect
        label={t('forms.sort.label')}
        value={value}
        options={sorts.map((order) => ({ value: order, label: t(`forms.sort.${order}`) }))}
        onChange={(order) => onChange(order as Sort)}
      />
    </Root>
  );
}
