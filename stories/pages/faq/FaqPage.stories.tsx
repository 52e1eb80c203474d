import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting } from '#stories/components/forms/inForm.ts';
import { elementOf } from '#stories/components/translated.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { help } from '#src/i18n/el/help.ts';
import FaqPage from '#src/pages/faq/FaqPage.tsx';

const meta = preview.meta({
  title: 'Pages/Faq',
  component: FaqPage,
  parameters: screenAt(
    '/faq',
    'The help centre: search, topics, questions, a contact form and other channels.',
  ),
});

const questions = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  within(canvas.getByRole('region', { name: starting(help.faq.questionsTitle) }));

/** Eight topics, eight questions, three channels. */
export const Default = meta.story({});

/** The search filters the questions, shows their number, and highlights and opens matches. */
export const Searching = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: help.faq.search });
    await userEvent.type(field, 'timologio');
    await expect(await canvas.findByText('1 ερώτηση για «timologio»')).toBeVisible();
    const found = questions(canvas);
    await expect(found.getAllByRole('button')).toHaveLength(1);
    await expect(found.getByRole('button', { expanded: true })).toBeVisible();
    await expect(elementOf(found.getByText('τιμολόγιο'))!.tagName).toBe('MARK');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('8 ερωτήσεις')).toBeVisible();
    await expect(field).toHaveFocus();
  },
});

/** No matches, with a link to all questions. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: help.faq.search }), 'ξυλόφωνο');
    await userEvent.click(await canvas.findByRole('button', { name: help.faq.showAll }));
    await expect(questions(canvas).getAllByRole('button')).toHaveLength(8);
  },
});

/** A topic opens its answer and moves the focus there. */
export const Topic = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: help.faq.topics.card }));
    const question = questions(canvas).getByRole('button', { expanded: true });
    await expect(question).toHaveTextContent('Κρατάτε τα στοιχεία της κάρτας μου;');
    await waitFor(() => expect(question).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  },
});
