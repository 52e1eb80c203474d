import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { radii } from '#theme/tokens.ts';

/** Common values from 1 to 20. Others can be typed. */
const choices = [1, 2, 3, 5, 10, 20];
const MOST = 20;
const AT_FIRST = 3;

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.25),
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: '1.375rem',
}));

const Small = styled('p')(({ theme }) => theme.mixins.note);

const Other = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  ...theme.mixins.row,
  gap: theme.spacing(1),
  '& input': {
    ...theme.typography.body1,
    width: 88,
    minHeight: 48,
    paddingInline: theme.spacing(1.5),
    border: `1px solid ${theme.vars.palette.roles.control.outline}`,
    borderRadius: radii.control,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}));

export interface ChosenAlert {
  /** Number of people ahead at which the alert is sent, 1 to 20. */
  ahead: number;
  email: boolean;
}

export interface AlertChooserProps {
  /** Number of people ahead now. Values that would trigger at once are disabled. */
  peopleAhead?: number | null;
  alert?: ChosenAlert | null;
  fired?: boolean;
  /** The person is logged in and so has an e-mail address. */
  canMail?: boolean;
  pending?: boolean;
  onChange?: (alert: ChosenAlert | null) => void;
}

/** Sets an alert for a number of people ahead. The alert is sent once. */
export function AlertChooser({
  peopleAhead = null,
  alert = null,
  fired = false,
  canMail = false,
  pending = false,
  onChange,
}: AlertChooserProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const most = peopleAhead === null ? MOST : Math.min(MOST, peopleAhead - 1);
  const possible = choices.filter((one) => one <= most);
  const [wanted, setWanted] = useState(AT_FIRST);
  const [typed, setTyped] = useState<string | null>(null);
  const [email, setEmail] = useState(false);
  const ahead = Math.min(wanted, most);

  const content = () => {
    if (fired) return <p role="status">{t('ticket.alert.fired')}</p>;
    if (alert) {
      const sentence = alert.email ? 'isSetByMail' : 'isSet';
      return (
        <>
          <p role="status">{t(`ticket.alert.${sentence}`, { count: alert.ahead })}</p>
          <Small>{t('ticket.alert.open')}</Small>
          <PendingButton variant="outlined" pending={pending} onClick={() => onChange?.(null)}>
            {t('common.remove')}
          </PendingButton>
        </>
      );
    }
    if (most < 1) return <p>{t('ticket.alert.pointless')}</p>;
    return (
      <>
        <p>{t('ticket.alert.question')}</p>
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-label={t('ticket.alert.choices')}
          value={ahead}
          onChange={(_event, chosen: number | null) => chosen !== null && setWanted(chosen)}
        >
          {possible.map((one) => (
            <ToggleButton key={one} value={one} sx={{ minHeight: 48, minWidth: 48 }}>
              {formatNumber(one, i18n.language)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {possible.length < most && (
          <Other>
            {t('ticket.alert.other', { most })}
            <input
              type="number"
              inputMode="numeric"
              min={1}
              max={most}
              value={typed ?? ahead}
              onChange={({ target }) => {
                setTyped(target.value);
                const number = Math.trunc(Number(target.value));
                if (number >= 1) setWanted(Math.min(number, most));
              }}
              onFocus={({ target }) => target.select()}
              onBlur={() => setTyped(null)}
            />
          </Other>
        )}
        {canMail && (
          <FormControlLabel
            control={<Checkbox checked={email} onChange={(_event, checked) => setEmail(checked)} />}
            label={t('ticket.alert.email')}
          />
        )}
        <PendingButton
          pending={pending}
          onClick={() => onChange?.({ ahead, email: canMail && email })}
        >
          {t('ticket.alert.set')}
        </PendingButton>
        <Small>{t('ticket.alert.open')}</Small>
      </>
    );
  };
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Body>
        <Title id={id}>{t('ticket.alert.title')}</Title>
        {content()}
      </Body>
    </Card>
  );
}
