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
import { useTranslation } from 'react-i18next';
import { TileGrid } from '#src/components/navigation/TileGrid.tsx';
import { paths } from '#src/config/paths.ts';
import { homeTiles, type HomeTile } from '#src/content/home/homeTiles.ts';
import { Section } from '#src/pages/shared/layout/Section.tsx';

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

/** Twelve fixed categories as tiles; each searches for its name. */
export function TilesSection() {
  const { t } = useTranslation();
  return (
    <Section title={t('homes.tilesTitle')} text={t('homes.tilesText')}>
      <TileGrid
        label={t('homes.tilesTitle')}
        tiles={homeTiles.map((tile) => ({
          key: tile,
          icon: icons[tile],
          label: t(`homes.tiles.${tile}`),
          href: paths.listingGrid.href(t(`homes.tiles.${tile}`)),
        }))}
      />
    </Section>
  );
}
