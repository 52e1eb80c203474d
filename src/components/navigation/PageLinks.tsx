import Pagination, { type PaginationProps } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { formatNumber } from '#src/lib/numbers.ts';

export interface PageLinksProps extends Pick<PaginationProps, 'onChange' | 'size'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. Below two, nothing is rendered. */
  count: number;
  /** Returns the address of a page. Without it, pages are buttons. */
  hrefFor?: (page: number) => To;
}

/** Pagination with a link per page. For a table with page sizes use `TablePager`. */
export function PageLinks({ count, hrefFor, ...rest }: PageLinksProps) {
  const { t, i18n } = useTranslation();
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));
  if (count < 2) return null;
  const number = (value: number) => formatNumber(value, i18n.language);
  return (
    <Pagination
      count={count}
      siblingCount={narrow ? 0 : 1}
      boundaryCount={1}
      size="large"
      shape="rounded"
      aria-label={t('tables.pager')}
      getItemAriaLabel={(type, at) =>
        type === 'previous' || type === 'next'
          ? t(`tables.${type}`)
          : t('tables.page', { page: number(at ?? 1) })
      }
      renderItem={(item) => {
        const look = { ...item, page: item.page === null ? null : number(item.page) };
        const leads = item.page !== null && !item.disabled && !item.type.includes('ellipsis');
        return leads && hrefFor ? (
          <PaginationItem {...look} component={Link} to={hrefFor(item.page ?? 1)} />
        ) : (
          <PaginationItem {...look} />
        );
      }}
      sx={{
        '& .MuiPagination-ul': { rowGap: 1 },
        '& .MuiPaginationItem-root': {
          ...(hrefFor && { minWidth: 44, height: 44 }),
          mx: narrow ? 0 : 0.25,
          fontVariantNumeric: 'tabular-nums',
        },
        '& .MuiPaginationItem-root.Mui-selected': {
          color: 'roles.active.onFill',
          bgcolor: 'roles.active.fill',
          '&:hover, &.Mui-focusVisible': { bgcolor: 'primary.dark' },
        },
      }}
      {...rest}
    />
  );
}
