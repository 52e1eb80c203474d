import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { schemeIcons, schemes, type Scheme } from '#src/components/navigation/schemes.ts';

export interface SchemeChoicesProps {
  /** The scheme chosen now. */
  value?: Scheme;
  /** Called when a scheme is chosen. */
  onChange?: (scheme: Scheme) => void;
}

/** Chooses between the light scheme, the dark one and the device's, which stand side by side. */
export function SchemeChoices({ value = 'system', onChange }: SchemeChoicesProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={value}
      aria-label={t('navigation.scheme.label')}
      onChange={(_, chosen: Scheme | null) => chosen && onChange?.(chosen)}
    >
      {schemes.map((scheme) => {
        const Icon = schemeIcons[scheme];
        return (
          <ToggleButton
            key={scheme}
            value={scheme}
            sx={{
              minHeight: 64,
              gap: 0.5,
              flexDirection: 'column',
              lineHeight: 1.2,
              color: 'text.primary',
              borderColor: 'roles.control.outline',
              '&.Mui-selected, &.Mui-selected:hover': {
                color: 'roles.active.text',
                bgcolor: 'roles.active.background',
              },
            }}
          >
            <Icon fontSize="small" />
            {t(`navigation.scheme.${scheme}`)}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
