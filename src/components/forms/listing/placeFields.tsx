import { useTranslation } from 'react-i18next';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { KeywordsInput } from '#src/components/forms/fields/KeywordsInput.tsx';
import { type Option, SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';

/** What the place is. */
export function GeneralFields({ categories }: { categories: readonly Option[] }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        name="title"
        label={t('addListing.listingTitle')}
        placeholder={t('addListing.listingTitleHint')}
        autoComplete="off"
        required
      />
      <FieldPair>
        <SelectInput
          name="category"
          label={t('addListing.category')}
          emptyLabel={t('addListing.choose')}
          options={categories}
          required
        />
        <KeywordsInput
          name="keywords"
          label={t('addListing.keywords')}
          placeholder={t('addListing.keywordsHint')}
          optional
        />
      </FieldPair>
      <TextInput name="description" label={t('addListing.about')} multiline minRows={5} required />
    </>
  );
}

/** Where the place is. */
export function LocationFields({ countries }: { countries: readonly Option[] }) {
  const { t } = useTranslation();
  return (
    <FieldPair>
      <TextInput
        name="address"
        label={t('addListing.address')}
        autoComplete="street-address"
        required
      />
      <TextInput
        name="temporaryAddress"
        label={t('addListing.temporaryAddress')}
        autoComplete="off"
        optional
      />
      <TextInput name="city" label={t('addListing.city')} autoComplete="address-level2" required />
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
      <TextInput
        name="zip"
        label={t('addListing.zip')}
        autoComplete="postal-code"
        inputMode="numeric"
        optional
      />
    </FieldPair>
  );
}

const networks = [
  ['facebook', 'https://facebook.com/…'],
  ['twitter', 'https://twitter.com/…'],
  ['googlePlus', 'https://plus.google.com/…'],
  ['linkedIn', 'https://linkedin.com/in/…'],
] as const;

/** Who answers, and where the place is found online. */
export function DetailFields() {
  const { t } = useTranslation();
  return (
    <FieldPair>
      <TextInput name="owner" label={t('addListing.owner')} autoComplete="name" required />
      <TextInput
        name="email"
        type="email"
        label={t('addListing.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextInput
        name="phone"
        type="tel"
        label={t('addListing.phone')}
        autoComplete="tel"
        optional
      />
      <TextInput
        name="website"
        type="url"
        label={t('addListing.website')}
        placeholder="https://"
        autoComplete="url"
        optional
      />
      {networks.map(([name, placeholder]) => (
        <TextInput
          key={name}
          name={name}
          type="url"
          label={t(`addListing.${name}`)}
          placeholder={placeholder}
          autoComplete="off"
          optional
        />
      ))}
    </FieldPair>
  );
}
