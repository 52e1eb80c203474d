import type { SvgIconProps } from '@mui/material/SvgIcon';
import styled from '@emotion/styled';
import GridView from '@mui/icons-material/GridViewOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export type ListingView = 'grid' | 'list';

const icons: Record<ListingView, ComponentType<SvgIconProps>> = { grid: GridView, list: ViewList };

const Root = styled('nav')(({ theme }) => ({
  display: 'inline-flex',
  padding: 4,
  gap: 2,
  // An outline leaves the height of the controls beside it, 44 px, to the targets of a finger.
  outline: `1px solid ${theme.vars.palette.roles.control.outline}`,
  outlineOffset: -1,
  borderRadius: theme.shape.borderRadius,
  '@media (pointer: coarse)': { padding: 0 },
  backgroundColor: theme.vars.palette.background.paper,
  '& a': {
    ...theme.mixins.centred,
    width: 44,
    height: 36,
    [theme.breakpoints.down('sm')]: { width: 38 },
    '@media (pointer: coarse)': { width: 44, height: 44 },
    borderRadius: 7,
    color: theme.vars.palette.text.secondary,
    '&:hover': { color: theme.vars.palette.primary.main },
    '&[aria-current]': theme.mixins.soft('active'),
  },
}));

interface ViewToggleProps {
  value: ListingView;
  gridHref: string;
  listHref: string;
}

/** Two links that show the same listings as a grid or as a list. */
export function ViewToggle({ value, gridHref, listHref }: ViewToggleProps) {
  const { t } = useTranslation();
  const hrefs: Record<ListingView, string> = { grid: gridHref, list: listHref };
  return (
    <Root aria-label={t('navigation.view.label')}>
      {(['grid', 'list'] as const).map((view) => {
        const Icon = icons[view];
        const label = t(`navigation.view.${view}`);
        return (
          <Link
            key={view}
            to={hrefs[view]}
            aria-label={label}
            title={label}
            aria-current={view === value ? 'true' : undefined}
          >
            <Icon />
          </Link>
        );
      })}
    </Root>
  );
}
