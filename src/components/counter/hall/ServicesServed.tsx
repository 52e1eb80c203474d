import ToggleButton from '@mui/material/ToggleButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceLetter } from '#src/components/display/place/ServiceLetter.tsx';
import { hidden, VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { waitingWords } from '#src/lib/waitWords.ts';
import { shortName, type LineService } from './services.ts';

const Root = styled('section')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1),
  '& > h2': {
    ...theme.typography.subtitle2,
    flex: '1 0 100%',
    [theme.breakpoints.up('sm')]: { flex: 'none' },
  },
  '& .MuiToggleButton-root': {
    minHeight: 44,
    padding: theme.spacing(0.5, 1.5, 0.5, 0.75),
    gap: theme.spacing(1),
    textTransform: 'none',
    lineHeight: 1.2,
    fontWeight: 500,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
    border: `1px solid ${theme.vars.palette.roles.control.outline}`,
    borderRadius: theme.shape.borderRadius,
    '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
    '&.Mui-selected, &.Mui-selected.Mui-disabled': {
      ...theme.mixins.soft('active'),
      borderColor: theme.vars.palette.roles.active.fill,
    },
  },
  // On a phone the letters fit one row above the visit.
  [theme.breakpoints.down('sm')]: { '& [data-name]': hidden },
  '& strong': { fontVariantNumeric: 'tabular-nums lining-nums' },
}));

export interface ServicesServedProps {
  services: readonly LineService[];
  /** Codes of the services that the counter calls for. */
  served: readonly string[];
  /** Codes of the services that the clerk may switch. */
  options: readonly string[];
  /** Called with the new choice, which is never empty. */
  onChange: (codes: string[]) => void;
}

/** The services that this counter calls for, with the people who wait for each. */
export function ServicesServed({ services, served, options, onChange }: ServicesServedProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const toggle = (code: string): void => {
    const next = services
      .map((one) => one.code)
      .filter((one) => (one === code ? !served.includes(one) : served.includes(one)));
    if (next.length > 0) onChange(next);
  };
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t('hall.services.label')}</h2>
      {services.map((service) => (
        <ToggleButton
          key={service.code}
          value={service.code}
          selected={served.includes(service.code)}
          disabled={!options.includes(service.code)}
          disableRipple
          onClick={() => toggle(service.code)}
        >
          <ServiceLetter>{shortName(service)}</ServiceLetter>{' '}
          {service.letter && <span data-name>{service.name}</span>}{' '}
          <strong aria-hidden>{formatNumber(service.waiting, i18n.language)}</strong>{' '}
          <VisuallyHidden>{waitingWords(t, service.waiting)}</VisuallyHidden>
        </ToggleButton>
      ))}
    </Root>
  );
}
