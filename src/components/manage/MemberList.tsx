import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#src/lib/dates.ts';
import type { ManagedInvitation, ManagedMember } from './types.ts';

const name = 'SeiraMemberList';

const Root = styled('ul', { name, slot: 'root' })({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('li', { name, slot: 'row' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

const Who = styled('div', { name, slot: 'who' })(({ theme }) => ({
  flex: '1 1 220px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > strong': { display: 'block', fontWeight: 650 },
  '& > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Actions = styled('div', { name, slot: 'actions' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
}));

export interface MemberListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  members?: readonly ManagedMember[];
  invitations?: readonly ManagedInvitation[];
  /** The e-mail address of the person who looks. */
  own?: string | null;
  onRole?: (member: ManagedMember, role: ManagedMember['role']) => void;
  onRemove?: (member: ManagedMember) => void;
  onSendAgain?: (invitation: ManagedInvitation) => void;
  onRevoke?: (invitation: ManagedInvitation) => void;
  /** The code of whom or what a request is under way about. */
  pending?: string | null;
}

/** The people of a place with what they may do, then those who are invited. */
export function MemberList({
  members = [],
  invitations = [],
  own = null,
  onRole,
  onRemove,
  onSendAgain,
  onRevoke,
  pending = null,
  ...rest
}: MemberListProps) {
  const { t, i18n } = useTranslation();
  return (
    <Root {...rest}>
      {members.map((member) => {
        const isOwn = own !== null && member.email === own;
        return (
          <Row key={member.code} aria-busy={pending === member.code || undefined}>
            <Who>
              <strong>
                {member.name}
                {isOwn && ` (${t('manage.members.you')})`}
              </strong>
              <span>{member.email}</span>
            </Who>
            <Actions>
              <NativeSelect
                input={<OutlinedInput size="small" />}
                value={member.role}
                disabled={pending === member.code}
                onChange={({ target }) => onRole?.(member, target.value as ManagedMember['role'])}
                inputProps={{ 'aria-label': t('manage.members.roleOf', { name: member.name }) }}
              >
                {(['clerk', 'owner'] as const).map((role) => (
                  <option key={role} value={role}>
                    {t(`manage.members.role.${role}`)}
                  </option>
                ))}
              </NativeSelect>
              <Button
                variant="text"
                color="error"
                aria-label={isOwn ? undefined : t('manage.members.removeOf', { name: member.name })}
                onClick={() => onRemove?.(member)}
              >
                {t(isOwn ? 'manage.members.leave' : 'manage.members.remove')}
              </Button>
            </Actions>
          </Row>
        );
      })}
      {invitations.map((invitation) => {
        const { code, email, role, state, expiresAt } = invitation;
        const until = formatInstant(expiresAt, i18n.language, { dateStyle: 'medium' });
        return (
          <Row key={code} aria-busy={pending === code || undefined}>
            <Who>
              <strong>{email}</strong>
              <span>
                {t(`manage.members.role.${role}`)} ·{' '}
                {state === 'expired'
                  ? t('manage.members.expired')
                  : t('manage.members.expires', { until })}
              </span>
            </Who>
            <Actions>
              <Button
                variant="text"
                aria-label={t('manage.members.sendAgainOf', { email })}
                onClick={() => onSendAgain?.(invitation)}
              >
                {t('manage.members.sendAgain')}
              </Button>
              <Button
                variant="text"
                color="error"
                aria-label={t('manage.members.revokeOf', { email })}
                onClick={() => onRevoke?.(invitation)}
              >
                {t('manage.members.revoke')}
              </Button>
            </Actions>
          </Row>
        );
      })}
    </Root>
  );
}
