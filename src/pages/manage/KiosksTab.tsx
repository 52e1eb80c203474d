import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addKiosk, getKiosks, renameKiosk, revokeKiosk } from '#common/contract/places/kiosks.ts';
import { call } from '#src/api/transport/call.ts';
import { QrCode } from '#src/components/board/QrCode.tsx';
import { ConfirmButton } from '#src/components/feedback/ConfirmButton.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import {
  KioskForm,
  kioskSchema,
  type KioskValues,
} from '#src/components/forms/manage/KioskForm.tsx';
import { FormDialog } from '#src/components/forms/shell/FormDialog.tsx';
import { paths } from '#src/config/paths.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { formatInstant } from '#src/lib/dates.ts';
import { hasSettled, Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Row, Rows } from '#src/pages/shared/layout/Rows.tsx';
import type { TabProps } from './tabs.ts';
import { useChange } from './useChange.tsx';

const Body = styled('div')(({ theme }) => ({
  ...theme.mixins.middle,
  gap: theme.spacing(2),
  '& > p': { justifySelf: 'start' },
  '& > code': {
    width: '100%',
    padding: theme.spacing(1, 1.5),
    borderRadius: 8,
    fontFamily: 'ui-monospace, monospace',
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    userSelect: 'all',
    ...theme.mixins.soft('neutral'),
  },
}));

interface DeviceLinkProps {
  link: string | null;
  name: string;
  /** Called on the close button, the only way to close: the link cannot be shown again. */
  onClose: () => void;
}

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

/** The kiosks of a place: creates links, which are shown once, and revokes devices. */
export function KiosksTab({ id, plan, onGone }: TabProps) {
  const { t, i18n } = useTranslation();
  const kiosks = useOwnQuery(getKiosks, { id });
  const [made, setMade] = useState<{ name: string; link: string } | null>(null);
  const [renaming, setRenaming] = useState<{ code: string; name: string } | null>(null);
  const { send, pending, refused, refusedOf } = useChange(onGone, kiosks.mutate);
  const adding = refusedOf('add');

  const add = ({ name }: KioskValues): Promise<boolean> =>
    send('add', async () => {
      const kiosk = await call(addKiosk, { id, body: { name } });
      // Browsers never send the fragment to a server.
      const address = `${paths.kiosk.href(plan.organisation.slug)}#${kiosk.secret}`;
      setMade({ name: kiosk.name, link: new URL(address, location.origin).href });
    });
  const rename = async ({ name }: KioskValues): Promise<void> => {
    const isDone = await send(
      'rename',
      () => call(renameKiosk, { id, code: renaming?.code ?? '', body: { name: name.trim() } }),
      t('manage.devices.renamed', { name: name.trim() }),
    );
    if (isDone) setRenaming(null);
  };
  return (
    <Stack spacing={3}>
      <Panel title={t('manage.devices.title')} text={t('manage.devices.text')}>
        {!renaming && !adding.notice && refused.notice}
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
              <Rows>
                {records.map(({ code, name, seenAt }) => (
                  <Row
                    key={code}
                    name={name}
                    detail={
                      seenAt
                        ? t('manage.devices.seen', { time: formatInstant(seenAt, i18n.language) })
                        : t('manage.devices.never')
                    }
                  >
                    <Button
                      variant="text"
                      aria-label={t('manage.devices.renameOf', { name })}
                      onClick={() => setRenaming({ code, name })}
                    >
                      {t('manage.devices.rename')}
                    </Button>
                    <ConfirmButton
                      aria-label={t('common.removeOf', { name })}
                      question={{
                        title: t('manage.devices.revoking', { name }),
                        text: t('manage.devices.revokingText'),
                        confirmLabel: t('common.remove'),
                      }}
                      onConfirm={() =>
                        send(
                          code,
                          () => call(revokeKiosk, { id, code }),
                          t('manage.members.removed', { name }),
                        )
                      }
                    >
                      {t('common.remove')}
                    </ConfirmButton>
                  </Row>
                ))}
              </Rows>
            )
          }
        </Loaded>
      </Panel>
      {hasSettled(kiosks) && (
        <Panel title={t('manage.devices.add')}>
          <KioskForm
            {...adding}
            banner={adding.notice}
            onSubmit={add}
            pending={pending === 'add'}
          />
        </Panel>
      )}
      <DeviceLink link={made?.link ?? null} name={made?.name ?? ''} onClose={() => setMade(null)} />
      <FormDialog
        open={renaming !== null}
        title={t('manage.devices.renaming', { name: renaming?.name ?? '' })}
        subject={renaming?.code}
        initial={{ name: renaming?.name ?? '' }}
        schema={kioskSchema}
        onSubmit={rename}
        pending={pending === 'rename'}
        serverErrors={refused.serverErrors}
        banner={refused.notice}
        submit={t('manage.devices.rename')}
        onClose={() => {
          if (pending === 'rename') return;
          setRenaming(null);
          refused.forget();
        }}
      >
        <TextInput name="name" label={t('manage.devices.name')} autoComplete="off" />
      </FormDialog>
    </Stack>
  );
}
