import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SortSelect } from '#src/components/forms/SortSelect.tsx';
import { el } from '#src/i18n/el/index.ts';
import { guide } from '#stories/components/forms/SortSelect.guide.ts';

const meta = preview.meta({
  title: 'Components/Forms/SortSelect',
  component: SortSelect,
  tags: ['stable'],
  args: { value: 'default', onChange: fn() },
  parameters: { guide },
});

const box = () => ({ name: new RegExp(`^${el.forms.sort.label}`) });

/** The base: every other story changes one thing of it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', box()));
    await expect(screen.getAllByRole('option')).toHaveLength(9);
    await userEvent.click(screen.getByRole('option', { name: el.forms.sort.newest }));
    await waitFor(() =>
      expect(screen.queryByRole('listbox', { hidden: true })).not.toBeInTheDocument(),
    );
    await expect(args.onChange).toHaveBeenCalledWith('newest');
  },
});

/** By keyboard alone: an arrow opens, the first letters find, Enter chooses. */
export const Keyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('listbox', { hidden: true })).not.toBeInTheDocument(),
    );
    await expect(args.onChange).toHaveBeenCalledWith('random');
  },
});

export const LongText = meta.story({ args: { value: 'high_rated' } });
export const Narrow = meta.story({
  args: { value: 'price_high' },
  globals: { viewport: { value: 'phone' } },
});
export const English = meta.story({ globals: { language: 'en' } });
