import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savePlan } from '#common/contract/places/plan.ts';
import {
  addService,
  changeService,
  getCounters,
  getServices,
  saveCounters,
} from '#common/contract/places/services.ts';
import { call } from '#src/api/transport/call.ts';
import { ServiceLetter } from '#src/components/display/place/ServiceLetter.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { HallRulesForm } from '#src/components/forms/manage/HallRulesForm.tsx';
import { ServiceDialog } from '#src/components/forms/manage/ServiceDialog.tsx';
import type { HallRulesValues, ServiceValues } from '#src/components/forms/schemas/service.ts';
import { CounterSkills } from '#src/components/manage/CounterSkills.tsx';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useAddedTexts } from '#src/i18n/addTexts.ts';
import * as el from '#src/i18n/el/services.ts';
import * as en from '#src/i18n/en/services.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { serviceIn } from '#src/lib/line/serviceIn.ts';
import { hasSettled, Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { Row, Rows } from '#src/pages/shared/layout/Rows.tsx';
import { planPayload, planValues } from './planValues.ts';
import { RetireService } from './RetireService.tsx';
import {
  serviceDetails,
  servicePayload,
  serviceValues,
  type PlaceService,
} from './serviceValues.ts';
import type { TabProps } from './tabs.ts';
import { useChange } from './useChange.tsx';

/** How the place calls people of its services. */
function Rules({ id, plan, onPlan, onGone }: TabProps) {
  const { t } = useTranslation();
  const { send, refused } = useChange(onGone);
  const [initial] = useState<HallRulesValues>(() => ({
    priority_after: String(plan.priorityAfter ?? 1),
    confirms_arrival: plan.confirmsArrival ?? false,
    clerks_choose_services: plan.clerksChooseServices ?? false,
  }));
  const save = async ({ priority_after: after, ...rules }: HallRulesValues): Promise<void> => {
    const body = { ...planPayload(planValues(plan)), ...rules, priority_after: Number(after) };
    await send(
      'rules',
      async () => onPlan(await call(savePlan, { id, body })),
      t('services.rules.saved'),
    );
  };
  return (
    <Panel title={t('services.rules.title')}>
      <HallRulesForm {...refused} initial={initial} onSubmit={save} banner={refused.notice} />
    </Panel>
  );
}

interface SkillsProps extends TabProps {
  services: readonly PlaceService[];
  /** Reloads the services. A refused choice may have been retired. */
  onChanged: () => Promise<unknown>;
}

/** The services of each counter. */
function Skills({ id, services, onGone, onChanged }: SkillsProps) {
  const { t } = useTranslation();
  const counters = useOwnQuery(getCounters, { id });
  const { send, pending, refused } = useChange(onGone, () =>
    Promise.all([counters.mutate(), onChanged()]),
  );
  const reasons = Object.entries(refused.serverErrors ?? {}).map(([field, texts]) => {
    const name = counters.data?.records[Number(field.split('.')[1])]?.name ?? '';
    return `${counterIn(t, name)}: ${texts.join(' ')}`;
  });
  return (
    <Panel title={t('services.skills.title')} text={t('services.skills.text')}>
      <Loaded {...counters}>
        {({ records }) => (
          <CounterSkills
            // A changed list of services or counters starts again.
            key={[...services.map(({ code }) => code), ...records.map(({ name }) => name)].join()}
            counters={records}
            services={services}
            pending={pending === 'counters'}
            onSave={(chosen) =>
              void send(
                'counters',
                () =>
                  call(saveCounters, {
                    id,
                    body: {
                      records: chosen.map((one) => ({ ...one, services: [...one.services] })),
                    },
                  }),
                t('services.skills.saved'),
              )
            }
          />
        )}
      </Loaded>
      {/* Below the button, because the counters may fill a phone. */}
      {(refused.notice || reasons.length > 0) && (
        <Box sx={{ mt: 2 }}>
          {refused.notice || <NoticeBanner severity="error">{reasons.join(' · ')}</NoticeBanner>}
        </Box>
      )}
    </Panel>
  );
}

/** The services of a place: their order, details and end, and which counters serve them. */
export function ServicesTab(props: TabProps) {
  useAddedTexts({ el, en });
  const { id, onGone } = props;
  const { t, i18n } = useTranslation();
  const services = useOwnQuery(getServices, { id });
  const [editing, setEditing] = useState<{ service: PlaceService | null; open: boolean }>({
    service: null,
    open: false,
  });
  const { send, pending, refused } = useChange(onGone, services.mutate);
  const nameOf = ({ name, nameEn }: Pick<PlaceService, 'name' | 'nameEn'>): string =>
    serviceIn({ service: name, serviceEn: nameEn }, i18n.language) || t('services.unnamed');

  const save = async (values: ServiceValues): Promise<void> => {
    const { service } = editing;
    const body = servicePayload(values);
    const isDone = await send(
      'save',
      () =>
        service
          ? call(changeService, { id, code: service.code, body })
          : call(addService, { id, body }),
      t(service ? 'services.saved' : 'services.added', {
        name: nameOf({ name: values.name, nameEn: values.name_en }),
      }),
    );
    if (isDone) setEditing({ ...editing, open: false });
  };
  const inUse = services.data?.records.filter(({ retiredAt }) => retiredAt === null) ?? [];
  return (
    <Stack spacing={3}>
      <Panel title={t('services.title')} text={t('services.text')}>
        {!editing.open && refused.notice}
        <Loaded {...services}>
          {({ records }) => (
            <Rows>
              {records.map((service, index) => (
                <Row
                  key={service.code}
                  picture={service.letter && <ServiceLetter>{service.letter}</ServiceLetter>}
                  name={nameOf(service)}
                  detail={serviceDetails(t, service)}
                  busy={pending === service.code}
                >
                  {service.retiredAt === null && (
                    <>
                      {index > 0 && (
                        <Button
                          variant="text"
                          aria-label={t('services.upOf', { name: nameOf(service) })}
                          onClick={() =>
                            void send(
                              service.code,
                              () =>
                                call(changeService, {
                                  id,
                                  code: service.code,
                                  body: { position: index - 1 },
                                }),
                              t('services.moved', { name: nameOf(service) }),
                            )
                          }
                        >
                          {t('services.up')}
                        </Button>
                      )}
                      <Button
                        variant="text"
                        aria-label={t('services.editOf', { name: nameOf(service) })}
                        onClick={() => setEditing({ service, open: true })}
                      >
                        {t('services.edit')}
                      </Button>
                      {inUse.length > 1 && (
                        <RetireService
                          id={id}
                          code={service.code}
                          name={nameOf(service)}
                          onGone={onGone}
                          onChanged={() => services.mutate()}
                        />
                      )}
                    </>
                  )}
                </Row>
              ))}
            </Rows>
          )}
        </Loaded>
        {hasSettled(services) && (
          <Button
            variant="contained"
            sx={{ mt: 2 }}
            onClick={() => setEditing({ service: null, open: true })}
          >
            {t('services.add')}
          </Button>
        )}
      </Panel>
      {inUse.length > 1 && (
        <Skills
          {...props}
          services={inUse.map((one) => ({ ...one, name: nameOf(one) }))}
          onChanged={() => services.mutate()}
        />
      )}
      {inUse.length > 1 && <Rules {...props} />}
      <ServiceDialog
        open={editing.open}
        code={editing.service?.code}
        initial={editing.service ? serviceValues(editing.service) : undefined}
        onSubmit={save}
        pending={pending === 'save'}
        serverErrors={refused.serverErrors}
        banner={refused.notice}
        onClose={() => {
          if (pending === 'save') return;
          setEditing({ ...editing, open: false });
          refused.forget();
        }}
      />
    </Stack>
  );
}
