import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import NearMe from '@mui/icons-material/NearMeOutlined';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { quickTypes, type QuickFilter } from '#src/lib/listingFilters.ts';

const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(1, 0.75),
  '& .MuiChip-root': {
    height: 44,
    fontFamily: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 500,
    [theme.breakpoints.down('sm')]: {
      fontSize: '0.875rem',
      '& .MuiChip-label': { paddingInline: 8 },
      // Without icons, all three chips fit in one row on the smallest phone.
      '& .MuiChip-icon': { display: 'none' },
    },
  },
}));

const all: readonly QuickFilter[] = [...quickTypes, 'near'];
const none: readonly QuickFilter[] = [];

export interface QuickFiltersProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onToggle'
> {
  active?: readonly QuickFilter[];
  onToggle?: (filter: QuickFilter) => void;
}

/** Toggles for the most used filters: open now, no wait and near me. */
export function QuickFilters({ active = none, onToggle, ...rest }: QuickFiltersProps) {
  const { t } = useTranslation();
  return (
    <Root role="group" aria-label={t('browse.quick.label')} {...rest}>
      {all.map((filter) => {
        const on = active.includes(filter);
        return (
          <Chip
            key={filter}
            component="button"
            type="button"
            clickable
            icon={filter === 'near' ? <NearMe fontSize="small" /> : undefined}
            label={t(`browse.quick.${filter}`)}
            aria-pressed={on}
            color={on ? 'primary' : 'default'}
            variant={on ? 'filled' : 'outlined'}
            onClick={() => onToggle?.(filter)}
          />
        );
      })}
    </Root>
  );
}
