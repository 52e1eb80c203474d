import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import InputAdornment from '@mui/material/InputAdornment';
import { useField } from 'formik';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { KEYWORDS_MAX } from '#common/listing.ts';
import { TipButton } from '#src/components/buttons/TipButton.tsx';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { FileInput } from '#src/components/forms/fields/FileInput.tsx';
import { type Option, SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput, type TextInputProps } from '#src/components/forms/fields/TextInput.tsx';
import { keywordsOf } from '#src/components/forms/schemas/listing.ts';
import { lazyWithFallback, Nothing } from '#src/components/lazy/loadWithFallback.tsx';
import { PinField, type PinFieldProps } from './PinField.tsx';
import { sectionId } from './sections.ts';

const FieldTip = lazyWithFallback(
  async () => (await import('#src/components/buttons/FieldTip.tsx')).FieldTip,
  Nothing,
);

const networks = [
  ['facebook', 'https://facebook.com/…'],
  ['twitter', 'https://twitter.com/…'],
  ['googlePlus', 'https://plus.google.com/…'],
  ['linkedIn', 'https://linkedin.com/in/…'],
] as const;

export interface ListingChoices {
  categories: readonly Option[];
  countries: readonly Option[];
  amenities: readonly Option[];
  map?: PinFieldProps['map'];
}

function KeywordsInput(props: TextInputProps) {
  const { t } = useTranslation();
  const [{ value }] = useField<string>(props.name);
  const tip = t('addListing.keywordsTip', { count: KEYWORDS_MAX });
  return (
    <TextInput
      {...props}
      hint={t('addListing.keywordsCount', { n: keywordsOf(value).length, max: KEYWORDS_MAX })}
      endAdornment={
        <InputAdornment position="end">
          <Suspense fallback={<TipButton aria-label={tip} />}>
            <FieldTip text={tip} />
          </Suspense>
        </InputAdornment>
      }
    />
  );
}

function GeneralFields({ categories }: Pick<ListingChoices, 'categories'>) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        name="title"
        label={t('addListing.listingTitle')}
        placeholder={t('addListing.listingTitleHint')}
        autoComplete="off"
      />
      <FieldPair>
        <SelectInput
          name="category"
          label={t('fields.category')}
          emptyLabel={t('addListing.choose')}
          options={categories}
        />
        <KeywordsInput
          name="keywords"
          label={t('fields.keywords')}
          placeholder={t('addListing.keywordsHint')}
          optional
        />
      </FieldPair>
      <TextInput name="description" label={t('fields.description')} multiline minRows={5} />
    </>
  );
}

function LocationFields({
  countries,
  map,
  published,
}: Pick<ListingChoices, 'countries' | 'map'> & { published: boolean }) {
  const { t } = useTranslation();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <FieldPair>
        <TextInput name="address" label={t('fields.address')} autoComplete="street-address" />
        {!published && (
          <TextInput
            name="temporaryAddress"
            label={t('fields.temporaryAddress')}
            autoComplete="off"
            optional
          />
        )}
        <TextInput name="city" label={t('fields.city')} autoComplete="address-level2" />
        <TextInput name="state" label={t('fields.state')} autoComplete="address-level1" optional />
        <SelectInput
          name="country"
          label={t('fields.country')}
          emptyLabel={t('addListing.choose')}
          options={countries}
        />
        {!published && (
          <TextInput
            name="zip"
            label={t('fields.zip')}
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

function DetailFields({ published }: { published: boolean }) {
  const { t } = useTranslation();
  return (
    <FieldPair>
      {!published && <TextInput name="owner" label={t('fields.owner')} autoComplete="name" />}
      <TextInput name="email" type="email" label={t('fields.email')} optional={published} />
      <TextInput name="phone" type="tel" label={t('fields.phone')} optional />
      <TextInput
        name="website"
        type="url"
        label={t('fields.website')}
        placeholder="https://"
        optional
      />
      {networks.map(([name, placeholder]) => (
        <TextInput
          key={name}
          name={name}
          type="url"
          label={t(`fields.${name}`)}
          placeholder={placeholder}
          autoComplete="off"
          optional
        />
      ))}
    </FieldPair>
  );
}

function AmenityFields({ amenities }: Pick<ListingChoices, 'amenities'>) {
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

function PricingFields() {
  const { t } = useTranslation();
  return (
    <>
      <FieldPair>
        <TextInput
          name="priceTitle"
          label={t('addListing.priceTitle')}
          placeholder={t('addListing.priceTitleHint')}
          autoComplete="off"
          optional
        />
        <TextInput
          name="price"
          label={t('fields.price')}
          inputMode="decimal"
          autoComplete="off"
          startAdornment={<InputAdornment position="start">$</InputAdornment>}
          optional
        />
      </FieldPair>
      <TextInput
        name="priceDescription"
        label={t('fields.priceDescription')}
        multiline
        minRows={2}
        optional
      />
    </>
  );
}

/**
 * The sections that the forms for new and published listings share, except the hours.
 * @param published omits the fields that only a new listing has
 */
export function useListingParts(choices: ListingChoices, published = false) {
  const { t } = useTranslation();
  return {
    general: <GeneralFields categories={choices.categories} />,
    location: (
      <LocationFields countries={choices.countries} map={choices.map} published={published} />
    ),
    details: <DetailFields published={published} />,
    photos: (
      <FileInput
        name="photos"
        label={t('fields.photos')}
        hint={t('addListing.photosHint')}
        multiple
        optional
      />
    ),
    amenities: <AmenityFields amenities={choices.amenities} />,
    pricing: <PricingFields />,
  };
}
