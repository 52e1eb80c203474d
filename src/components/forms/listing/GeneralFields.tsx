import { useTranslation } from 'react-i18next';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { KeywordsInput } from '#src/components/forms/fields/KeywordsInput.tsx';
import { type Option, SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';

interface GeneralFieldsProps {
  /** The kinds of places to choose from. */
  categories: readonly Option[];
}

export function GeneralFields({ categories }: GeneralFieldsProps) {
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
