import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { StatRows, type StatRow } from '#src/components/display/StatRows.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { Breadcrumb, type BreadcrumbItem } from '#src/components/navigation/Breadcrumb.tsx';
import { radii } from '#theme/tokens.ts';

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(2, 2.5),
  marginTop: theme.spacing(1),
  '& .MuiAvatar-root': {
    width: 'clamp(84px, 14vw, 144px)',
    height: 'clamp(84px, 14vw, 144px)',
    fontSize: 'clamp(32px, 5.3vw, 55px)',
    border: `4px solid ${theme.vars.palette.background.paper}`,
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: theme.spacing(4),
  },
}));

const Facts = styled('p')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1, 2),
  margin: theme.spacing(1, 0, 0),
  color: theme.vars.palette.text.secondary,
  '& > span': { ...theme.mixins.inline, gap: theme.spacing(0.5) },
  '& svg': { fontSize: '1.25rem' },
  '& > .label': {
    padding: theme.spacing(0.25, 1.25),
    borderRadius: radii.chip,
    ...theme.typography.body2,
    fontWeight: 500,
    ...theme.mixins.soft('accent'),
  },
}));

const Action = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', '& > *': { width: '100%' } },
}));

const Stats = styled('dl')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
  overflow: 'hidden',
  ...theme.mixins.sheet,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    padding: theme.spacing(2, 2.5),
    boxShadow: `-1px -1px 0 ${theme.vars.palette.divider}`,
  },
  '& dt': theme.mixins.note,
  '& dd': {
    fontSize: '1.75rem',
    lineHeight: 1.2,
    ...theme.mixins.figure,
  },
}));

interface ProfileBannerProps {
  title: string;
  image: string | null;
  label?: string;
  place?: string;
  /** Figures about the person. Null while a figure loads. */
  stats?: StatRow[];
  action?: ReactNode;
  breadcrumb: BreadcrumbItem[];
}

/** The top of a profile page. For other pages use `PageBanner`. */
export function ProfileBanner({
  title,
  image,
  label,
  place,
  stats = [],
  action,
  breadcrumb,
}: ProfileBannerProps) {
  return (
    <Container sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 3, md: 4 } }}>
      <Breadcrumb items={breadcrumb} />
      <Sheet>
        <Portrait src={image} name={title} size={144} />
        <div>
          <Typography
            variant="h1"
            tabIndex={-1}
            // Keeps a long Greek surname beside the portrait at 360 px.
            sx={{ overflowWrap: 'anywhere', fontSize: 'clamp(1.625rem, 0.7rem + 4vw, 3.375rem)' }}
          >
            {title}
          </Typography>
          {(label || place) && (
            <Facts>
              {label && <span className="label">{label}</span>}
              {place && (
                <span>
                  <PlaceOutlined aria-hidden />
                  {place}
                </span>
              )}
            </Facts>
          )}
        </div>
        {action && <Action>{action}</Action>}
        {stats.length > 0 && (
          <Stats>
            <StatRows stats={stats} />
          </Stats>
        )}
      </Sheet>
    </Container>
  );
}
