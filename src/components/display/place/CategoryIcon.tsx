import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import BusinessCenter from '@mui/icons-material/BusinessCenterOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import ContentCut from '@mui/icons-material/ContentCutOutlined';
import Event from '@mui/icons-material/EventOutlined';
import FitnessCenter from '@mui/icons-material/FitnessCenterOutlined';
import FlightTakeoff from '@mui/icons-material/FlightTakeoffOutlined';
import Hotel from '@mui/icons-material/HotelOutlined';
import Restaurant from '@mui/icons-material/RestaurantOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';

const icons: Record<string, ComponentType<SvgIconProps>> = {
  shops: Storefront,
  hotels: Hotel,
  restaurants: Restaurant,
  fitness: FitnessCenter,
  travel: FlightTakeoff,
  salons: ContentCut,
  event: Event,
  business: BusinessCenter,
};

export interface CategoryIconProps extends SvgIconProps {
  name?: string;
}

/** A decorative icon for the API name of a category. Show the title next to it. */
export function CategoryIcon({ name = '', ...rest }: CategoryIconProps) {
  const Icon = icons[name.toLowerCase()] ?? Category;
  return <Icon {...rest} />;
}
