import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import {
  changeRole,
  getMembers,
  inviteMember,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '#common/contract/places/members.ts';
import { call } from '#src/api/transport/call.ts';
import { ConfirmButton } from '#src/components/feedback/ConfirmButton.tsx';
import { InviteForm, type Invitation } from '#src/components/forms/manage/InviteForm.tsx';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { formatDay } from '#src/lib/dates.ts';
import { hasSettled, Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Row, Rows } from '#src/pages/shared/layout/Rows.tsx';
import type { TabProps } from './tabs.ts';
import { useChange } from './useChange.tsx';

export function MembersTab({ id, onGone }: TabProps) {
  const { t, i18n } = useTranslation();
  const { data: user } = useCurrentUser();
  const people = useOwnQuery(getMembers, { id });
  const { send, pending, refused, refusedOf } = useChange(onGone, people.mutate);

  const invite = ({ email, role }: Invitation): Promise<boolean> =>
    send(
      'invite',
      () => call(inviteMember, { id, body: { email, role } }),
      t('manage.members.sent', { email }),
    );
  const inviting = refusedOf('invite');
  const roles = (['clerk', 'owner'] as const).map((value) => ({
    value,
    label: t(`manage.members.role.${value}`),
  }));
  return (
    <Stack spacing={3}>
      <Panel title={t('manage.members.title')}>
        {!inviting.notice && refused.notice}
        <Loaded {...people}>
          {({ records, invitations }) => (
            <Rows>
              {records.map(({ code, name, email, role }) => {
                const isOwn = email === user?.email;
                return (
                  <Row
                    key={code}
                    name={isOwn ? `${name} (${t('common.you')})` : name}
                    detail={email}
                    busy={pending === code}
                  >
                    <NativeSelect
                      input={<OutlinedInput size="small" />}
                      value={role}
                      disabled={pending === code}
                      onChange={({ target }) =>
                        void send(
                          code,
                          () =>
                            call(changeRole, {
                              id,
                              code,
                              body: { role: target.value as typeof role },
                            }),
                          t('manage.members.changed', { name }),
                        )
                      }
                      inputProps={{ 'aria-label': t('manage.members.roleOf', { name }) }}
                    >
                      {roles.map(({ value, label }) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </NativeSelect>
                    <ConfirmButton
                      aria-label={isOwn ? undefined : t('common.removeOf', { name })}
                      question={{
                        title: isOwn
                          ? t('manage.members.leaving')
                          : t('manage.members.removing', { name }),
                        text: t(
                          isOwn ? 'manage.members.leavingText' : 'manage.members.removingText',
                        ),
                        confirmLabel: t(isOwn ? 'manage.members.leave' : 'common.remove'),
                      }}
                      onConfirm={async () => {
                        const isDone = await send(
                          code,
                          () => call(removeMember, { id, code }),
                          t('manage.members.removed', { name }),
                        );
                        if (isDone && isOwn) onGone();
                      }}
                    >
                      {t(isOwn ? 'manage.members.leave' : 'common.remove')}
                    </ConfirmButton>
                  </Row>
                );
              })}
              {invitations.map(({ code, email, role, state, expiresAt }) => {
                const until = formatDay(expiresAt, i18n.language);
                const validity =
                  state === 'expired'
                    ? t('manage.members.expired')
                    : t('manage.members.expires', { until });
                return (
                  <Row
                    key={code}
                    name={email}
                    detail={`${t(`manage.members.role.${role}`)} · ${validity}`}
                    busy={pending === code}
                  >
                    <Button
                      variant="text"
                      aria-label={t('manage.members.sendAgainOf', { email })}
                      onClick={() =>
                        void send(
                          code,
                          () => call(resendInvitation, { id, code }),
                          t('manage.members.sentAgain', { email }),
                        )
                      }
                    >
                      {t('manage.members.sendAgain')}
                    </Button>
                    <Button
                      variant="text"
                      color="error"
                      aria-label={t('manage.members.revokeOf', { email })}
                      onClick={() =>
                        void send(
                          code,
                          () => call(revokeInvitation, { id, code }),
                          t('manage.members.revoked', { email }),
                        )
                      }
                    >
                      {t('manage.members.revoke')}
                    </Button>
                  </Row>
                );
              })}
            </Rows>
          )}
        </Loaded>
      </Panel>
      {hasSettled(people) && (
        <Panel title={t('manage.members.invite')}>
          <InviteForm
            {...inviting}
            banner={inviting.notice}
            onSubmit={invite}
            pending={pending === 'invite'}
          />
        </Panel>
      )}
    </Stack>
  );
}
