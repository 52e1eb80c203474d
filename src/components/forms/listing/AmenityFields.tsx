import Box from '@mui/material/Box';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import type { Option } from '#src/components/forms/fields/SelectInput.tsx';
import { sectionId } from './sections.ts';

interface AmenityFieldsProps {
  /** Amenities to choose from. */
  amenities: readonly Option[];
}

export function AmenityFields({ amenities }: AmenityFieldsProps) {
  return (
    <Box
      role="group"
      aria-labelledby={`${sectionId('amenities')}-title`}
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
      }}
    >
      {amenities.map(({ value, label }) => (
        <CheckboxInput key={value} name={`amenities.${value}`} label={label} />
      ))}
    </Box>
  );
}
