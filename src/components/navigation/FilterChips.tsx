import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import styled from '@emotion/styled';
import Close from '@mui/icons-material/Close';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const Root = styled('ul')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1),
  '& li': { maxWidth: '100%' },
}));

export interface FilterChip {
  key: string;
  label: string;
}

export interface FilterChipsProps {
  /** Active filters. Without any, nothing is rendered. */
  chips: FilterChip[];
  onRemove?: (key: string) => void;
  onClear?: () => void;
}

/** Active filters, each with a remove button. The focus stays among them after a removal. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);

  useEffect(() => {
    if (removedAt.current === null) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus();
    removedAt.current = null;
  });

  if (chips.length === 0) return null;
  return (
    <Root ref={list} aria-label={t('navigation.filters.label')}>
      {chips.map(({ key, label }, index) => (
        <li key={key}>
          <Chip
            component="button"
            type="button"
            clickable
            variant="outlined"
            label={label}
            aria-label={t('navigation.filters.remove', { label })}
            icon={<Close />}
            onClick={() => {
              removedAt.current = index;
              onRemove?.(key);
            }}
            sx={{
              height: 36,
              maxWidth: '100%',
              fontFamily: 'inherit',
              flexDirection: 'row-reverse',
              color: 'text.primary',
              bgcolor: 'background.paper',
              '& .MuiChip-icon': { fontSize: 18, ml: -0.5, mr: 1, color: 'text.secondary' },
              '@media (pointer: coarse)': { height: 44 },
            }}
          />
        </li>
      ))}
      {onClear && chips.length > 1 && (
        <li>
          <Button size="small" onClick={onClear}>
            {t('navigation.filters.clear')}
          </Button>
        </li>
      )}
    </Root>
  );
}
