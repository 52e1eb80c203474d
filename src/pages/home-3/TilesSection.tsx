import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import BusinessCenterOutlined from '@mui/icons-material/BusinessCenterOutlined';
import CarRepairOutlined from '@mui/icons-material/CarRepairOutlined';
import CleaningServicesOutlined from '@mui/icons-material/CleaningServicesOutlined';
import ContentCutOutlined from '@mui/icons-material/ContentCutOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FitnessCenterOutlined from '@mui/icons-material/FitnessCenterOutlined';
import FlightTakeoffOutlined from '@mui/icons-material/FlightTakeoffOutlined';
import HotelOutlined from '@mui/icons-material/HotelOutlined';
import LocalHospitalOutlined from '@mui/icons-material/LocalHospitalOutlined';
import RestaurantOutlined from '@mui/icons-material/RestaurantOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { paths } from '#src/config/paths.ts';
import { type HomeTile, homeTiles } from '#src/content/home/homeTiles.ts';
import { Section } from '#src/pages/shared/layout/Section.tsx';
import { durations, radii } from '#theme/tokens.ts';

const icons: Record<HomeTile, typeof SvgIcon> = {
  shops: StorefrontOutlined,
  health: LocalHospitalOutlined,
  restaurants: RestaurantOutlined,
  business: BusinessCenterOutlined,
  salons: ContentCutOutlined,
  garages: CarRepairOutlined,
  hotels: HotelOutlined,
  travel: FlightTakeoffOutlined,
  fitness: FitnessCenterOutlined,
  event: EventOutlined,
  cleaning: CleaningServicesOutlined,
  apartments: ApartmentOutlined,
};

const grounds = ['active', 'waiting', 'accent', 'success'] as const;

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(2),
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  },
}));

const Tile = styled(Link, {
  shouldForwardProp: (prop) => prop !== 'ground',
})<{ ground: (typeof grounds)[number] }>(({ theme, ground }) => ({
  ...theme.mixins.column,
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  height: '100%',
  minHeight: 128,
  padding: theme.spacing(1.75, 1.5),
  borderRadius: radii.card,
  fontWeight: 650,
  lineHeight: 1.25,
  ...theme.mixins.words,
  textDecoration: 'none',
  ...theme.mixins.soft(ground),
  border: '1px solid transparent',
  '& svg': { fontSize: '2.25rem' },
  '&:hover': { borderColor: 'currentColor' },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `translate ${durations.quick}ms ease-out`,
    '&:hover': { translate: '0 -2px' },
  },
  [theme.breakpoints.up('md')]: { minHeight: 156, padding: theme.spacing(2.5) },
}));

/** The diagonal pattern avoids equal colours next to each other. */
const groundAt = (index: number) => grounds[(index + Math.floor(index / 6)) % grounds.length]!;

export function TilesSection() {
  const { t } = useTranslation();
  return (
    <Section title={t('homes.tilesTitle')} text={t('homes.tilesText')}>
      <Tiles aria-label={t('homes.tilesTitle')}>
        {homeTiles.map((tile, index) => {
          const Icon = icons[tile];
          const label = t(`homes.tiles.${tile}`);
          return (
            <li key={tile}>
              <Tile to={paths.listingGrid.href(label)} ground={groundAt(index)}>
                <Icon aria-hidden />
                {label}
              </Tile>
            </li>
          );
        })}
      </Tiles>
    </Section>
  );
}
