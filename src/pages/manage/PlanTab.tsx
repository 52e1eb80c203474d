import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { savePlan } from '#common/contract/places/plan.ts';
import { call } from '#src/api/transport/call.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { PlanForm } from '#src/components/forms/manage/PlanForm.tsx';
import type { PlanValues } from '#src/components/forms/schemas/plan.ts';
import { useDraft } from '#src/hooks/stored/useDraft.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { serviceIn } from '#src/lib/line/serviceIn.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { draftOf, planPayload, planValues } from './planValues.ts';
import type { Plan, TabProps } from './tabs.ts';
import { useChange } from './useChange.tsx';

type Services = NonNullable<Plan['services']>;

const noDraft = { plan: '' };

function OwnPlan({ id, plan, onPlan, onGone }: TabProps) {
  const { draft, keep, forget } = useDraft(`plan.${id}`, noDraft);
  const [fresh] = useState(() => planValues(plan));
  const [search, setSearch] = useSearchParams();
  // A proposal that was refused fills in its counters, once.
  const [proposed] = useState(() => search.get('counters'));
  useEffect(() => {
    if (proposed !== null) setSearch({ tab: 'plan' }, { replace: true });
  }, [proposed, setSearch]);
  const initial = useMemo(
    () => ({
      ...draftOf(draft.plan ?? '', fresh),
      ...(proposed && /^\d{1,3}$/.test(proposed) && { counters: proposed }),
    }),
    [draft, fresh, proposed],
  );
  const { send, refused } = useChange(onGone);

  const save = async (values: PlanValues): Promise<void> => {
    await send('plan', async () => {
      const saved = await call(savePlan, { id, body: planPayload(values) });
      forget();
      onPlan(saved);
    });
  };
  return (
    <PlanForm
      {...refused}
      initial={initial}
      onSubmit={save}
      onDraft={(values) => keep({ plan: values === fresh ? '' : JSON.stringify(values) })}
    />
  );
}

export function PlanTab(props: TabProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [version, setVersion] = useState(0);
  const planOfService = ({ minutes, numbersADay }: Services[number]): string => {
    const count = numbersADay ?? props.plan.numbersADay;
    const numbers =
      count === null
        ? t('manage.plan.serviceUnlimited')
        : t('manage.plan.serviceNumbers', { count });
    return t('manage.plan.servicePlan', { minutes: minutes ?? props.plan.minutes, numbers });
  };
  return (
    <Panel title={t('manage.tabs.plan')}>
      {props.plan.otherServices.length > 0 && (
        <NoticeBanner severity="info">
          {t('manage.plan.otherServices', { services: props.plan.otherServices.join(', ') })}
        </NoticeBanner>
      )}
      {(props.plan.services ?? []).length > 0 && (
        <NoticeBanner severity="info" sx={{ mb: 2 }}>
          <strong>{t('manage.plan.services')}</strong>
          <ul style={{ margin: '4px 0', paddingInlineStart: 20, listStyle: 'disc' }}>
            {props.plan.services?.map((service) => (
              <li key={service.code}>
                <span>
                  {serviceIn({ service: service.name, serviceEn: service.nameEn }, i18n.language)}
                </span>
                {': '}
                <span>{planOfService(service)}</span>
              </li>
            ))}
          </ul>
          <span>{t('manage.plan.servicesText')}</span>
        </NoticeBanner>
      )}
      <OwnPlan
        key={version}
        {...props}
        onPlan={(plan) => {
          props.onPlan(plan);
          setVersion(version + 1);
          toast.success(t('manage.plan.saved'));
        }}
      />
    </Panel>
  );
}
