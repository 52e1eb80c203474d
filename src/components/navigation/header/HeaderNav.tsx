import styled from '@emotion/styled';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { HeaderMenu, useHeaderMenu } from './useHeaderMenu.ts';

/** Main links. The label is the text `navigation.links.<key>`. */
export const mainLinks = [
  { key: 'places', to: paths.listingGrid.href() },
  { key: 'categories', to: paths.allCategories.href() },
  { key: 'map', to: paths.listMapView.href() },
] as const;

/** Secondary links, behind "more" or at the end of the drawer. */
export const moreLinks = [
  { key: 'topPlaces', to: paths.topPlace.href() },
  { key: 'locations', to: paths.allLocations.href() },
  { key: 'about', to: paths.about.href() },
  { key: 'help', to: paths.faq.href() },
  { key: 'contact', to: paths.contact.href() },
  { key: 'pricing', to: paths.pricing.href() },
  { key: 'blog', to: paths.blogGrid.href() },
] as const;

const Root = styled('nav')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  [theme.breakpoints.up('lg')]: { display: 'flex' },
  '& a, & > button': {
    ...theme.mixins.inline,
    gap: theme.spacing(0.25),
    minHeight: 44,
    paddingInline: theme.spacing(1.5),
    ...theme.mixins.plainButton,
    borderRadius: theme.shape.borderRadius,
    fontSize: '0.9375rem',
    fontWeight: 500,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
    '&:hover': { backgroundColor: theme.vars.palette.roles.active.background },
    '&[aria-current="page"]': { color: theme.vars.palette.primary.main, fontWeight: 650 },
  },
}));

/** The header links on wide screens. Secondary links are behind "more". */
export function HeaderNav() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { button, menu } = useHeaderMenu();
  return (
    <Root aria-label={t('navigation.main')}>
      {mainLinks.map(({ key, to }) => (
        <NavLink key={key} to={to}>
          {t(`navigation.links.${key}`)}
        </NavLink>
      ))}
      <button type="button" {...button}>
        {t('navigation.more')}
        <ExpandMore fontSize="small" aria-hidden />
      </button>
      <HeaderMenu
        {...menu}
        paperSx={{ mt: 0.5, minWidth: 208 }}
        items={moreLinks.map(({ key, to }) => ({
          key,
          to,
          label: t(`navigation.links.${key}`),
          selected: pathname === to,
        }))}
      />
    </Root>
  );
}
