import { styled } from '@mui/material/styles';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';

const Root = styled('nav')(({ theme }) => ({
  '& ol': { ...theme.mixins.row, ...theme.mixins.note },
  '& li': { ...theme.mixins.beside, minWidth: 0, minHeight: 32 },
  '& a': {
    ...theme.mixins.inline,
    minHeight: 32,
    fontWeight: 500,
    color: theme.vars.palette.primary.main,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& svg': { fontSize: '1.125rem', marginInline: theme.spacing(0.5) },
}));

/** One step of the path. The last one is the current page and needs no address. */
export interface BreadcrumbItem {
  label: string;
  href?: string;
}

/** The path to the current page. Home is added first. */
export function Breadcrumb({ items }: { items: BreadcrumbItem[] }) {
  const { t } = useTranslation();
  const home = { label: t('common.home'), href: paths.home.href() };
  const trail = items[0]?.href === home.href ? items : [home, ...items];
  return (
    <Root aria-label={t('navigation.breadcrumb')}>
      <ol>
        {trail.map(({ label, href }, index) => {
          const current = index === trail.length - 1;
          return (
            <li key={`${href ?? ''} ${label}`}>
              {href && !current ? (
                <Link to={href}>{label}</Link>
              ) : (
                <span aria-current={current ? 'page' : undefined}>{label}</span>
              )}
              {/* Ends its line, because no line begins with a sign. */}
              {!current && <ChevronRight aria-hidden />}
            </li>
          );
        })}
      </ol>
    </Root>
  );
}
