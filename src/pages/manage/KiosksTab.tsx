import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addKiosk, getKiosks, renameKiosk, revokeKiosk } from '#common/contract/places/kiosks.ts';
import { call } from '#src/api/transport/call.ts';
import { QrCode } from '#src/components/board/QrCode.tsx';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import { deviceSchema } from '#src/components/forms/schemas/plan.ts';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { DeviceList } from '#src/components/manage/DeviceList.tsx';
import type { ManagedKiosk } from '#src/components/manage/types.ts';
import { paths } from '#src/config/paths.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Loaded } from './Loaded.tsx';
import type { TabProps } from './tabs.ts';
import { useChange } from './useChange.tsx';

const unnamed = { name: '' };

const Body = styled('div', { name: 'SeiraDeviceLink', slot: 'body' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'center',
  '& > p': { margin: 0, justifySelf: 'start' },
  '& > code': {
    width: '100%',
    padding: theme.spacing(1, 1.5),
    borderRadius: 8,
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    userSelect: 'all',
    color: theme.vars.palette.roles.neutral.text,
    backgroundColor: theme.vars.palette.roles.neutral.background,
  },
}));

interface DeviceLinkProps {
  /** The link that opens the device; null: the dialog is closed. */
  link: string | null;
  name: string;
  /** The only way out: the link is gone then. */
  onClose: () => void;
}

/** The link of a new device, in words and as a QR code, this one time. */
function DeviceLink({ link, name, onClose }: DeviceLinkProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const id = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link ?? '');
      toast.success(t('manage.devices.copied'));
    } catch {
      toast.info(t('manage.devices.notCopied'));
    }
  };
  return (
    <Dialog open={link !== null} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} sx={{ typography: 'h3', pt: 3 }}>
        {t('manage.devices.linkTitle', { name })}
      </DialogTitle>
      <DialogContent>
        <Body>
          <p>{t('manage.devices.linkText')}</p>
          <QrCode value={link ?? ''} style={{ width: 200 }} />
          <code>{link}</code>
        </Body>
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0, gap: 1, flexWrap: 'wrap', '& > *': { m: '0 !important' } }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('manage.devices.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The devices at the door: a link for a new one, shown once, and an end to each. */
export function KiosksTab({ id, plan, onGone }: TabProps) {
  const { t } = useTranslation();
  const kiosks = useOwnQuery(getKiosks, { id });
  const [made, setMade] = useState<{ name: string; link: string } | null>(null);
  const [revoking, setRevoking] = useState<ManagedKiosk | null>(null);
  const [renaming, setRenaming] = useState<ManagedKiosk | null>(null);
  const [added, setAdded] = useState(0);
  const { send, pending, refused, forget } = useChange(onGone);

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
    const { code } = renaming;
    const done = await send(
      'rename',
      () => call(renameKiosk, { id, code, body: { name: name.trim() } }),
      t('manage.devices.renamed', { name: name.trim() }),
    );
    if (!done) return;
    await kiosks.mutate();
    setRenaming(null);
  };
  const revoke = async (): Promise<void> => {
    if (!revoking) return;
    const { code, name } = revoking;
    const said = t('manage.devices.revoked', { name });
    await send(code, () => call(revokeKiosk, { id, code }), said);
    await kiosks.mutate();
    setRevoking(null);
  };
  return (
    <Stack spacing={3}>
      <Panel title={t('manage.devices.title')}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '42em', mb: 2 }}>
          {t('manage.devices.text')}
        </Typography>
        {!renaming && refused.notice}
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
          serverErrors={renaming ? undefined : refused.serverErrors}
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
      <DeviceLink link={made?.link ?? null} name={made?.name ?? ''} onClose={() => setMade(null)} />
      <FormDialog
        open={renaming !== null}
        title={t('manage.devices.renaming', { name: renaming?.name ?? '' })}
        subject={renaming?.code}
        initialValues={{ name: renaming?.name ?? '' }}
        schema={deviceSchema}
        onSubmit={rename}
        pending={pending === 'rename'}
        serverErrors={refused.serverErrors}
        banner={refused.notice}
        submit={t('manage.devices.rename')}
        onClose={() => {
          if (pending === 'rename') return;
          setRenaming(null);
          forget();
        }}
      >
        <TextInput name="name" label={t('manage.devices.name')} autoComplete="off" required />
      </FormDialog>
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
