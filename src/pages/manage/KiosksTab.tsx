import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addKiosk, getKiosks, renameKiosk, revokeKiosk } from '#common/contract/places/kiosks.ts';
import { call } from '#src/api/transport/call.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { deviceSchema } from '#src/components/forms/schemas/plan.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { DeviceLink } from '#src/components/manage/DeviceLink.tsx';
import { DeviceList } from '#src/components/manage/DeviceList.tsx';
import { DeviceNameDialog } from '#src/components/manage/DeviceNameDialog.tsx';
import type { ManagedKiosk } from '#src/components/manage/types.ts';
import { paths } from '#src/config/paths.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Loaded } from './Loaded.tsx';
import type { TabProps } from './tabs.ts';
import { useChange } from './useChange.ts';

const unnamed = { name: '' };

/** The devices at the door: a link for a new one, shown once, and an end to each. */
export function KiosksTab({ id, plan, onGone }: TabProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const kiosks = useOwnQuery(getKiosks, { id });
  const [made, setMade] = useState<{ name: string; link: string } | null>(null);
  const [revoking, setRevoking] = useState<ManagedKiosk | null>(null);
  const [renaming, setRenaming] = useState<ManagedKiosk | null>(null);
  const [added, setAdded] = useState(0);
  const { send, pending, failure, forget } = useChange(onGone);
  const fields = failure && Object.keys(failure.fields).length > 0 ? failure.fields : undefined;
  const notice = failure && !fields && (
    <NoticeBanner severity="error">{errorText(failure)}</NoticeBanner>
  );

  const add = async ({ name }: { name: string }): Promise<void> => {
    const done = await send('add', async () => {
      const kiosk = await call(addKiosk, { id, body: { name } });
      // In the fragment, which no browser sends to a server.
      const link = new URL(
        `${paths.kiosk.href(plan.organisation.slug)}#${kiosk.secret}`,
        location.origin,
      );
      setMade({ name: kiosk.name, link: link.href });
    });
    await kiosks.mutate();
    if (done) setAdded(added + 1);
  };
  const rename = async ({ name }: { name: string }): Promise<void> => {
    if (!renaming) return;
    if (
      !(await send('rename', () =>
        call(renameKiosk, { id, code: renaming.code, body: { name: name.trim() } }),
      ))
    )
      return;
    await kiosks.mutate();
    setRenaming(null);
    toast.success(t('manage.devices.renamed', { name: name.trim() }));
  };
  const revoke = async (): Promise<void> => {
    if (!revoking) return;
    const { code, name } = revoking;
    const done = await send(code, () => call(revokeKiosk, { id, code }));
    await kiosks.mutate();
    setRevoking(null);
    if (done) toast.success(t('manage.devices.revoked', { name }));
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(made?.link ?? '');
      toast.success(t('manage.devices.copied'));
    } catch {
      toast.info(t('manage.devices.notCopied'));
    }
  };
  return (
    <Stack spacing={3}>
      <Panel title={t('manage.devices.title')}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '42em', mb: 2 }}>
          {t('manage.devices.text')}
        </Typography>
        {!renaming && notice}
        <Loaded {...kiosks}>
          {({ records }) =>
            records.length === 0 ? (
              <EmptyState
                picture="tickets"
                headingLevel={3}
                title={t('manage.devices.empty')}
                text={t('manage.devices.emptyText')}
              />
            ) : (
              <DeviceList devices={records} onRename={setRenaming} onRevoke={setRevoking} />
            )
          }
        </Loaded>
      </Panel>
      <Panel title={t('manage.devices.add')}>
        <FormShell
          key={added}
          initialValues={unnamed}
          schema={deviceSchema}
          onSubmit={add}
          pending={pending === 'add'}
          serverErrors={renaming ? undefined : fields}
          aria-label={t('manage.devices.add')}
          style={{ maxWidth: 480 }}
        >
          <TextInput
            name="name"
            label={t('manage.devices.name')}
            hint={t('manage.devices.nameHint')}
            autoComplete="off"
            required
          />
          <SubmitButton sx={{ alignSelf: { sm: 'flex-start' } }}>
            {t('manage.devices.add')}
          </SubmitButton>
        </FormShell>
      </Panel>
      <DeviceLink
        link={made?.link ?? null}
        name={made?.name}
        onCopy={() => void copy()}
        onClose={() => setMade(null)}
      />
      <DeviceNameDialog
        name={renaming?.name}
        pending={pending === 'rename'}
        serverErrors={fields}
        notice={notice}
        onSubmit={rename}
        onClose={() => {
          setRenaming(null);
          forget();
        }}
      />
      <ConfirmDialog
        open={revoking !== null}
        title={t('manage.devices.revoking', { name: revoking?.name ?? '' })}
        text={t('manage.devices.revokingText')}
        confirmLabel={t('manage.devices.revoke')}
        tone="danger"
        busy={revoking !== null && pending === revoking.code}
        onConfirm={() => void revoke()}
        onClose={() => setRevoking(null)}
      />
    </Stack>
  );
}
