import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { showing } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { join as el } from '#src/i18n/el/join.ts';
import { join as en } from '#src/i18n/en/join.ts';
import { organisation } from '#src/mocks/organisations.ts';
import FindPage from '#src/pages/find/FindPage.tsx';

const meta = preview.meta({
  title: 'Pages/Find',
  component: FindPage,
  beforeEach: ({ msw }) => msw.use(...organisation.success()),
  parameters: screenAt('/find?place=kep-kypseli', 'A number from the telephone or from paper.'),
});

/** The form is sent to the server, so it needs no script. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    const digits = await canvas.findByLabelText<HTMLInputElement>(el.find.lookup);
    await expect(digits.form).toHaveAttribute('method', 'post');
    await userEvent.type(canvas.getByLabelText(el.find.number), 'Β12');
    await userEvent.type(digits, '12345');
    await expect(digits.form?.checkValidity()).toBe(false);
    await userEvent.type(digits, '6');
    await expect(digits.form?.checkValidity()).toBe(true);
  },
});

/** The digits were wrong. In English. */
export const Wrong = meta.story({
  globals: { language: 'en' },
  parameters: screenAt('/find?place=kep-kypseli&refused=lookup_wrong'),
  play: showing(en.find.wrong),
});

/** The address names no place. */
export const NoPlace = meta.story({
  parameters: screenAt('/find'),
  play: showing(el.find.noPlace),
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...organisation.loading()) });
