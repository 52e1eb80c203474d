import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { ServiceLetter } from '#src/components/display/place/ServiceLetter.tsx';
import type { RoleName } from '#theme/roles.ts';
import { listStates, shortName, type LineService } from './services.ts';

const Root = styled('section')(({ theme }) => ({
  '& > h2': { ...theme.typography.h4, margin: theme.spacing(0, 0, 1), outline: 'none' },
  '& > ul': {
    ...theme.mixins.sheet,
    borderRadius: 12,
    overflow: 'clip',
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled('li')<{ tone: RoleName }>(({ theme, tone }) => ({
  padding: theme.spacing(1, 1.5),
  ...theme.mixins.row,
  gap: theme.spacing(0.5, 1.5),
  borderInlineStart: `6px solid ${theme.vars.palette.roles[tone].fill}`,
  '& > p': { flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 },
  '& small': { ...theme.mixins.note, display: 'block' },
  '& > div': { ...theme.mixins.wrap, gap: theme.spacing(0.5) },
  '& .MuiButton-root': { minHeight: 44, paddingInline: theme.spacing(1.25) },
}));

export type ServiceListAction = 'walk_in' | 'pause' | 'open' | 'close';

export interface ServiceListsProps {
  services: readonly (LineService & { message: string | null })[];
  /** The command that is being sent. */
  pending: { code: string; action: ServiceListAction } | null;
  onAct: (action: ServiceListAction, code: string) => void;
  ref?: Ref<HTMLHeadingElement>;
}

/** The waiting lists of a line with several services, each with its state and actions. */
export function ServiceLists({ services, pending, onAct, ref }: ServiceListsProps) {
  const { t } = useTranslation();
  const id = useId();
  const isPending = (action: ServiceListAction, code: string): boolean =>
    pending?.action === action && pending.code === code;
  return (
    <Root aria-labelledby={id}>
      <h2 id={id} ref={ref} tabIndex={-1}>
        {t('hall.lists.title')}
      </h2>
      <ul>
        {services.map(({ code, message, state, ...one }) => {
          const service = one.name;
          const { tone, toggle } = listStates[state];
          return (
            <Row key={code} tone={tone}>
              <ServiceLetter>{shortName(one)}</ServiceLetter>
              <p>
                {one.letter && <span>{service}</span>}
                <small>{[t(`counter.state.${state}`), message].filter(Boolean).join(': ')}</small>
              </p>
              <div>
                {state !== 'closed' && (
                  <PendingButton
                    variant="outlined"
                    startIcon={<Add />}
                    pending={isPending('walk_in', code)}
                    aria-label={t('hall.lists.walkInOf', { service })}
                    onClick={() => onAct('walk_in', code)}
                  >
                    {t('hall.sheet.rank')}
                  </PendingButton>
                )}
                <PendingButton
                  variant="text"
                  pending={isPending('open', code)}
                  aria-label={t(`hall.lists.${toggle}Of`, { service })}
                  onClick={() => onAct(state === 'open' ? 'pause' : 'open', code)}
                >
                  {t(`counter.state.${toggle}`)}
                </PendingButton>
                {state !== 'closed' && (
                  <Button
                    aria-label={t('hall.lists.closeOf', { service })}
                    onClick={() => onAct('close', code)}
                  >
                    {t('hall.lists.close')}
                  </Button>
                )}
              </div>
            </Row>
          );
        })}
      </ul>
    </Root>
  );
}
