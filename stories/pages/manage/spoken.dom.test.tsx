import { it } from 'vitest';
import { PlanResponse } from '#common/contract/places/plan.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { DayList } from '#src/components/manage/DayList.tsx';
import { PlanHours } from '#src/components/forms/manage/PlanHours.tsx';
import { hoursByWeekday } from '#src/components/forms/schemas/plan.ts';
import { buildPlan } from '#src/mocks/manage.ts';
import { Formik } from 'formik';
import { expectOnce, hearScreens, read } from '#tests/spoken.ts';

hearScreens();

it('announces the hours of each weekday by its name', async () => {
  const hours = hoursByWeekday([{ weekday: 1, intervals: [{ from: '08:00', to: '14:30' }] }]);
  const said = await read(
    <Formik initialValues={{ hours }} onSubmit={() => undefined}>
      <PlanHours />
    </Formik>,
  );
  expectOnce(said, [
    'textbox, Από, Δευτέρα, διάστημα 1, 08:00',
    'textbox, Έως, Δευτέρα, διάστημα 1, 14:30',
    'button, Αφαίρεση ωρών, Δευτέρα, διάστημα 1',
    'button, Προσθήκη ωρών, Δευτέρα',
    'group, Τρίτη',
    'button, Προσθήκη ωρών, Τρίτη',
  ]);
});

it('announces the exceptions of a day', async () => {
  const [, , closed] = readResponse(PlanResponse, buildPlan()).days;
  const said = await read(<DayList days={[closed!]} today="2026-03-16" />);
  expectOnce(said, ['Αλλαγμένη', 'Κλειστά: Απεργία', '9 από 120 αριθμούς', 'περιμένουν 9']);
});
