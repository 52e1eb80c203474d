import Box from '@mui/material/Box';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { languageInitials, languageNames, languages, type Language } from '#common/languages.ts';

const Choice = styled('button')(({ theme }) => ({
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  ...theme.mixins.plainButton,
  borderRadius: theme.shape.borderRadius,
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  '& span': { display: 'inline-block', paddingBlock: 3, borderBlock: '2px solid transparent' },
  '&:hover': { color: theme.vars.palette.primary.main },
  '&[aria-pressed="true"]': { fontWeight: 650, color: theme.vars.palette.text.primary },
  '&[aria-pressed="true"] span': { borderBottomColor: theme.vars.palette.primary.main },
}));

export interface LanguageSwitchProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** Selects the language of the product. Each language has its own name for itself. */
export function LanguageSwitch({ value, onChange }: LanguageSwitchProps) {
  const { t } = useTranslation();
  return (
    <Box component="fieldset" aria-label={t('navigation.language')} sx={{ display: 'inline-flex' }}>
      {languages.map((language) => (
        <Choice
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === value}
          aria-label={`${languageInitials[language]} ${languageNames[language]}`}
          onClick={() => onChange(language)}
        >
          <span>{languageInitials[language]}</span>
        </Choice>
      ))}
    </Box>
  );
}
