import Pagination, { type PaginationProps } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { formatNumber } from '#src/lib/numbers.ts';

export interface PageLinksProps extends Pick<PaginationProps, 'onChange' | 'size'> {
  /** The page on the screen; the first is 1. */
  page: number;
  /** How many pages there are; for one or none, nothing is shown. */
  count: number;
  /** The address of each page; without it they are buttons. */
  hrefFor?: (page: number) => To;
}

/** The pages of a list, each with its own link. For a table with page sizes use `TablePager`. */
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
