import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { languageNames, languages, type Language } from '#common/languages.ts';

const Root = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(2),
  right: theme.spacing(2),
  display: 'flex',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.roles.control.outline}`,
  overflow: 'hidden',
  '& button': {
    all: 'unset',
    boxSizing: 'border-box',
    minHeight: 56,
    padding: theme.spacing(0, 2),
    fontSize: '1.125rem',
    fontWeight: 500,
    cursor: 'pointer',
    ...theme.mixins.beside,
  },
  '& button[aria-pressed="true"]': { fontWeight: 650, ...theme.mixins.soft('active') },
  '& button:focus-visible': {
    outline: `3px solid ${theme.vars.palette.roles.active.outline}`,
    outlineOffset: -3,
  },
}));

export interface KioskLanguagesProps {
  value: Language;
  onChange?: (language: Language) => void;
}

/** The languages of a kiosk by their own names. */
export function KioskLanguages({ value, onChange }: KioskLanguagesProps) {
  const { t } = useTranslation();
  return (
    <Root role="group" aria-label={t('kiosk.languages')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === value}
          onClick={() => {
            if (language !== value) onChange?.(language);
          }}
        >
          {languageNames[language]}
        </button>
      ))}
    </Root>
  );
}
