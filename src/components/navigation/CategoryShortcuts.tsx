import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { radii } from '#theme/tokens.ts';

const Root = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    justifyContent: 'center',
    gap: theme.spacing(2),
    '& > li': { flex: '1 1 0', maxWidth: 132 },
  },
}));

/** Icon and word side by side where it is narrow, so that no Greek word has to break. */
const Shortcut = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  height: '100%',
  padding: theme.spacing(0.5),
  borderRadius: radii.card,
  [theme.breakpoints.up('md')]: {
    flexDirection: 'column',
    padding: theme.spacing(1),
    textAlign: 'center',
  },
  textDecoration: 'none',
  ...theme.typography.body2,
  lineHeight: 1.3,
  fontWeight: 650,
  hyphens: 'auto',
  overflowWrap: 'break-word',
  minWidth: 0,
  color: theme.vars.palette.text.primary,
  '&:hover .sign': {
    color: theme.vars.palette.roles.active.onFill,
    backgroundColor: theme.vars.palette.roles.active.fill,
  },
}));

const Sign = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& svg': { fontSize: '1.375rem' },
  [theme.breakpoints.up('md')]: { width: 60, height: 60, '& svg': { fontSize: '1.75rem' } },
}));

interface CategoryShortcut {
  /** The icon's name, as `CategoryIcon` knows it. */
  icon: string;
  label: string;
  href: string;
}

/** Categories as round icons in one row, for a hero; as cards with counts use `CategoryCard`. */
export function CategoryShortcuts({ shortcuts }: { shortcuts: readonly CategoryShortcut[] }) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('homes.shortcuts')}>
      {shortcuts.map(({ icon, label, href }) => (
        <li key={icon}>
          <Shortcut to={href}>
            <Sign className="sign">
              <CategoryIcon name={icon} aria-hidden />
            </Sign>
            {label}
          </Shortcut>
        </li>
      ))}
    </Root>
  );
}
