import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/lib/numbers.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 3),
}));

const Range = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

const Size = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Choice = styled(NativeSelect)({
  fontSize: '0.9375rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& .MuiNativeSelect-select.MuiNativeSelect-select': {
    height: 44,
    paddingBlock: 0,
    lineHeight: '44px',
  },
});

export interface TablePagerProps {
  /** The page on the screen; the first is 1. */
  page?: number;
  pageSize?: number;
  count?: number;
  onPageChange?: (page: number) => void;
  onPageSizeChange?: (size: number) => void;
  sizes?: number[];
}

const usual = [10, 20, 50];

/** Shows which rows of how many are visible, and moves between pages. */
export function TablePager({
  page = 1,
  pageSize = 10,
  count = 0,
  onPageChange,
  onPageSizeChange,
  sizes = usual,
}: TablePagerProps) {
  const { t, i18n } = useTranslation();
  const control = useId();
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));
  const number = (value: number) => formatNumber(value, i18n.language);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const from = count === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, count);
  const choices = sizes.includes(pageSize) ? sizes : [...sizes, pageSize].sort((a, b) => a - b);
  return (
    <Root>
      <Range aria-live="polite">
        {t('tables.range', { from: number(from), to: number(to), total: number(count) })}
      </Range>
      <Size>
        <label htmlFor={control}>{t('tables.size')}</label>
        <Choice
          input={<OutlinedInput />}
          id={control}
          size="small"
          value={pageSize}
          onChange={({ target }) => onPageSizeChange?.(Number(target.value))}
        >
          {choices.map((size) => (
            <option key={size} value={size}>
              {number(size)}
            </option>
          ))}
        </Choice>
      </Size>
      {pages > 1 && (
        <Pagination
          page={page}
          count={pages}
          siblingCount={narrow ? 0 : 1}
          boundaryCount={1}
          size={narrow ? 'medium' : 'large'}
          shape="rounded"
          aria-label={t('tables.pager')}
          getItemAriaLabel={(type, at) =>
            type === 'previous' || type === 'next'
              ? t(`tables.${type}`)
              : t('tables.page', { page: number(at ?? 1) })
          }
          renderItem={(item) => (
            <PaginationItem {...item} page={item.page === null ? null : number(item.page)} />
          )}
          onChange={(_, chosen) => onPageChange?.(chosen)}
          sx={{
            ml: { md: 'auto' },
            '& .MuiPaginationItem-root': {
              mx: narrow ? 0 : 0.25,
              fontVariantNumeric: 'tabular-nums',
            },
            '& .MuiPaginationItem-root.Mui-selected': {
              color: 'roles.active.onFill',
              bgcolor: 'roles.active.fill',
              '&:hover': { bgcolor: 'primary.dark' },
            },
          }}
        />
      )}
    </Root>
  );
}
