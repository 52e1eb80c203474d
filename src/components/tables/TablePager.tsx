import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { CompactSelect } from '#src/components/forms/fields/CompactSelect.tsx';
import { PageLinks } from '#src/components/navigation/PageLinks.tsx';
import { formatNumber } from '#src/lib/numbers.ts';

const Root = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1.5, 3),
  [theme.breakpoints.up('md')]: { '& > nav': { marginInlineStart: 'auto' } },
}));

const Range = styled('p')(({ theme }) => ({
  ...theme.mixins.note,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

const Size = styled('div')(({ theme }) => ({
  ...theme.mixins.inline,
  gap: theme.spacing(1),
  ...theme.mixins.note,
  '& .MuiInputBase-root': {
    fontSize: '0.9375rem',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));

/** Current page, from 1, and page size. */
interface TableView {
  page: number;
  perPage: number;
}

interface TablePagerProps {
  view: TableView;
  count: number;
  onChange: (view: TableView) => void;
  sizes?: number[];
}

const usual = [10, 20, 50];

/** Pagination of a table: visible rows, total and page size. */
export function TablePager({ view, count, onChange, sizes = usual }: TablePagerProps) {
  const { t, i18n } = useTranslation();
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));
  const { page, perPage } = view;
  const number = (value: number) => formatNumber(value, i18n.language);
  const from = count === 0 ? 0 : (page - 1) * perPage + 1;
  const to = Math.min(page * perPage, count);
  return (
    <Root>
      <Range aria-live="polite">
        {t('tables.range', { from: number(from), to: number(to), total: number(count) })}
      </Range>
      <Size>
        <CompactSelect
          label={t('tables.size')}
          value={perPage}
          options={sizes.map((size) => ({ value: String(size), label: number(size) }))}
          onChange={(size) => onChange({ page: 1, perPage: Number(size) })}
        />
      </Size>
      <PageLinks
        page={page}
        count={Math.ceil(count / perPage)}
        size={narrow ? 'medium' : 'large'}
        onChange={(_, chosen) => onChange({ page: chosen, perPage })}
      />
    </Root>
  );
}
