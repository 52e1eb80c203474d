import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#src/components/forms/fields/FieldFrame.tsx';
import { type Option, SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { PinField, type PinFieldProps } from './PinField.tsx';

interface LocationFieldsProps {
  /** The countries to choose from. */
  countries: readonly Option[];
  /** Draws the map on which the pin is set; see `PinField`. */
  map?: PinFieldProps['map'];
  /** Without what is asked for once, when the place is added. */
  published?: boolean;
}

/** Where the place is. */
export function LocationFields({ countries, map, published = false }: LocationFieldsProps) {
  const { t } = useTranslation();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <FieldPair>
        <TextInput
          name="address"
          label={t('addListing.address')}
          autoComplete="street-address"
          required
        />
        {!published && (
          <TextInput
            name="temporaryAddress"
            label={t('addListing.temporaryAddress')}
            autoComplete="off"
            optional
          />
        )}
        <TextInput
          name="city"
          label={t('addListing.city')}
          autoComplete="address-level2"
          required
        />
        <TextInput
          name="state"
          label={t('addListing.state')}
          autoComplete="address-level1"
          optional
        />
        <SelectInput
          name="country"
          label={t('addListing.country')}
          emptyLabel={t('addListing.choose')}
          options={countries}
          required
        />
        {!published && (
          <TextInput
            name="zip"
            label={t('addListing.zip')}
            autoComplete="postal-code"
            inputMode="numeric"
            optional
          />
        )}
      </FieldPair>
      <PinField map={map} />
    </Stack>
  );
}
