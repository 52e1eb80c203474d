import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { oneOf } from '#src/lib/read.ts';
import icons from './placeIcons.svg?no-inline';

/**
 * An icon of cards. Their drawings are in a file of their own, because a page with many places would
 * contain most of them.
 */
const icon = (name: string, props: SvgIconProps) => (
  <SvgIcon {...props}>
    <use href={`${icons}#${name}`} />
  </SvgIcon>
);

export interface CategoryIconProps extends SvgIconProps {
  name?: string;
}

/** A decorative icon for the API name of a category. Show the title next to it. */
export function CategoryIcon({ name = '', ...rest }: CategoryIconProps) {
  return icon(oneOf(CATEGORY_NAMES, name.toLowerCase()) ?? 'other', rest);
}

/** The mark of a place whose owner is verified. */
export function VerifiedIcon(props: SvgIconProps) {
  return icon('verified', props);
}
