import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PlanResponse } from '#common/contract/places/plan.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { DayList } from '#src/components/manage/DayList.tsx';
import { buildPlan } from '#src/mocks/manage.ts';

const [monday, tuesday, strike, thursday, , outside, sunday, , , holiday] = readResponse(
  PlanResponse,
  buildPlan(),
).days;

const days = [
  monday!,
  { ...tuesday!, capacity: null, issued: 1, waiting: 1 },
  strike!,
  {
    ...thursday!,
    state: 'full' as const,
    issued: 120,
    intervals: [
      { from: '08:00', to: '12:00' },
      { from: '17:00', to: '20:00' },
    ],
    byHand: { closed: false, reason: null, intervals: [], numbers: 120, duty: false },
  },
  outside!,
  sunday!,
  holiday!,
];

const meta = preview.meta({
  title: 'Components/Manage/DayList',
  component: DayList,
  args: { days, today: '2026-03-16' },
});

/** Every kind of day. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Κλειστά: Απεργία')).toBeVisible();
  },
});
