import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { subscription as texts } from '#src/i18n/el/subscription.ts';
import { common } from '#src/i18n/el/common.ts';
import { subscription, subscriptionStart } from '#src/mocks/forms.ts';
import SubscriptionPage from '#src/pages/subscription/SubscriptionPage.tsx';

const meta = preview.meta({
  title: 'Pages/Subscription',
  component: SubscriptionPage,
  parameters: screenAt(
    '/subscription?token=of-the-link',
    'Opened from an email: one click starts or ends an email subscription, without an account.',
  ),
});

/** One click confirms, and the result takes the focus. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(...subscriptionStart.success()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: common.confirm }));
    await expect(await canvas.findByText(/επιβεβαιώθηκε.*m•••@example\.gr/)).toBeVisible();
  },
});

/** The subject is shown before the subscription is ended. */
export const Unsubscribe = meta.story({
  parameters: screenAt('/subscription?key=00112233445566778899aabbccddeeff'),
  beforeEach: ({ msw }) =>
    msw.use(
      ...subscription.success({
        topic: 'openings',
        place: { slug: 'iatreio', title: 'Οφθαλμιατρείο Καλλιθέας' },
      }),
    ),
  play: showing(/Οφθαλμιατρείο Καλλιθέας/, texts.end),
});
