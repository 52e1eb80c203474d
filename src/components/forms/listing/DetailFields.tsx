import { useTranslation } from 'react-i18next';
import { FieldPair } from '#src/components/forms/fields/fieldPair.ts';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';

const networks = [
  ['facebook', 'https://facebook.com/…'],
  ['twitter', 'https://twitter.com/…'],
  ['googlePlus', 'https://plus.google.com/…'],
  ['linkedIn', 'https://linkedin.com/in/…'],
] as const;

interface DetailFieldsProps {
  /** Without what is asked for once, when the place is added. */
  published?: boolean;
}

/** The person who answers, and where the place is found online. */
export function DetailFields({ published = false }: DetailFieldsProps) {
  const { t } = useTranslation();
  return (
    <FieldPair>
      {!published && (
        <TextInput name="owner" label={t('addListing.owner')} autoComplete="name" required />
      )}
      <TextInput
        name="email"
        type="email"
        label={t('addListing.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required={!published}
        optional={published}
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
