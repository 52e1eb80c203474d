import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { counterIn } from '#src/lib/counterName.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
  '& fieldset': {
    width: '100%',
    minWidth: 0,
    margin: 0,
    padding: theme.spacing(1, 0),
    border: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& legend': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& legend small': { ...theme.mixins.note, marginInlineStart: theme.spacing(1) },
  '& fieldset > div': { ...theme.mixins.wrap, columnGap: theme.spacing(2) },
}));

export interface Skills {
  /** Name of the counter. */
  name: string;
  /** Codes of the services that it serves. Empty: all. */
  services: readonly string[];
}

export interface CounterSkillsProps {
  counters: readonly Skills[];
  services: readonly { code: string; name: string }[];
  pending: boolean;
  onSave: (counters: Skills[]) => void;
}

/** The services of each counter. */
export function CounterSkills({ counters, services, pending, onSave }: CounterSkillsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<Skills[]>(() => [...counters]);
  const toggle = (name: string, code: string): void =>
    setChosen(
      chosen.map((counter) =>
        counter.name === name
          ? {
              name,
              services: services
                .map((one) => one.code)
                .filter((one) =>
                  one === code ? !counter.services.includes(one) : counter.services.includes(one),
                ),
            }
          : counter,
      ),
    );
  return (
    <Root>
      {chosen.map(({ name, services: served }, index) => (
        <fieldset key={name} aria-labelledby={`${id}-${index}`}>
          <legend id={`${id}-${index}`}>
            <span>{counterIn(t, name)}</span>
            {served.length === 0 && <small>{t('services.skills.everything')}</small>}
          </legend>
          <div>
            {services.map(({ code, name: service }) => (
              <FormControlLabel
                key={code}
                label={service}
                control={
                  <Checkbox checked={served.includes(code)} onChange={() => toggle(name, code)} />
                }
              />
            ))}
          </div>
        </fieldset>
      ))}
      <PendingButton pending={pending} onClick={() => onSave(chosen)} sx={{ mt: 1 }}>
        {t('services.skills.save')}
      </PendingButton>
    </Root>
  );
}
