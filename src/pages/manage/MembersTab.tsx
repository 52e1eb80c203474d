import Stack from '@mui/material/Stack';
import { useState } from 'react';
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
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { inviteSchema, type InviteValues } from '#src/components/forms/schemas/plan.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { MemberList } from '#src/components/manage/MemberList.tsx';
import type { ManagedMember } from '#src/components/manage/types.ts';
import { useCurrentUser } from '#src/hooks/data/account/useCurrentUser.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Loaded } from './Loaded.tsx';
import type { TabProps } from './tabs.ts';
import { useChange } from './useChange.tsx';

const nobody: InviteValues = { email: '', role: 'clerk' };

/** Clerks, owners and open invitations of the place. */
export function MembersTab({ id, onGone }: TabProps) {
  const { t } = useTranslation();
  const { data: user } = useCurrentUser();
  const people = useOwnQuery(getMembers, { id });
  const [removing, setRemoving] = useState<ManagedMember | null>(null);
  const [invited, setInvited] = useState(0);
  const { send, pending, refused } = useChange(onGone);
  const isOwn = removing !== null && removing.email === user?.email;

  const change = async (
    what: string,
    work: () => Promise<unknown>,
    said: string,
  ): Promise<boolean> => {
    const done = await send(what, work, said);
    await people.mutate();
    return done;
  };
  const invite = async ({ email, role }: InviteValues): Promise<void> => {
    const said = t('manage.members.sent', { email });
    if (await change('invite', () => call(inviteMember, { id, body: { email, role } }), said)) {
      setInvited(invited + 1);
    }
  };
  const remove = async (): Promise<void> => {
    if (!removing) return;
    const { code, name } = removing;
    const said = t('manage.members.removed', { name });
    const done = await change(code, () => call(removeMember, { id, code }), said);
    setRemoving(null);
    if (done && isOwn) onGone();
  };
  const roles = (['clerk', 'owner'] as const).map((value) => ({
    value,
    label: t(`manage.members.role.${value}`),
  }));
  const own = pending === 'invite' ? null : pending;
  return (
    <Stack spacing={3}>
      <Panel title={t('manage.members.title')}>
        {refused.notice}
        <Loaded {...people}>
          {({ records, invitations }) => (
            <MemberList
              members={records}
              invitations={invitations}
              own={user?.email ?? null}
              pending={own}
              onRole={({ code, name }, role) =>
                void change(
                  code,
                  () => call(changeRole, { id, code, body: { role } }),
                  t('manage.members.changed', { name }),
                )
              }
              onRemove={setRemoving}
              onSendAgain={({ code, email }) =>
                void change(
                  code,
                  () => call(resendInvitation, { id, code }),
                  t('manage.members.sentAgain', { email }),
                )
              }
              onRevoke={({ code, email }) =>
                void change(
                  code,
                  () => call(revokeInvitation, { id, code }),
                  t('manage.members.revoked', { email }),
                )
              }
            />
          )}
        </Loaded>
      </Panel>
      <Panel title={t('manage.members.invite')}>
        <FormShell
          key={invited}
          initialValues={nobody}
          schema={inviteSchema}
          onSubmit={invite}
          pending={pending === 'invite'}
          serverErrors={refused.serverErrors}
          aria-label={t('manage.members.invite')}
          style={{ maxWidth: 480 }}
        >
          <TextInput
            name="email"
            type="email"
            label={t('auth.email')}
            autoComplete="off"
            required
          />
          <RadioInput
            row
            name="role"
            label={t('manage.members.roleLabel')}
            hint={t('manage.members.roleHint')}
            options={roles}
          />
          <SubmitButton sx={{ alignSelf: { sm: 'flex-start' } }}>
            {t('manage.members.send')}
          </SubmitButton>
        </FormShell>
      </Panel>
      <ConfirmDialog
        open={removing !== null}
        title={
          isOwn
            ? t('manage.members.leaving')
            : t('manage.members.removing', { name: removing?.name ?? '' })
        }
        text={t(isOwn ? 'manage.members.leavingText' : 'manage.members.removingText')}
        confirmLabel={t(isOwn ? 'manage.members.leave' : 'manage.members.remove')}
        tone="danger"
        busy={removing !== null && pending === removing.code}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(null)}
      />
    </Stack>
  );
}
