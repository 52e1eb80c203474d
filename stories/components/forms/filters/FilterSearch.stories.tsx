import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import {
  FilterSearch,
  type FilterSearchProps,
} from '#src/components/forms/filters/FilterSearch.tsx';
import { el } from '#src/i18n/el/index.ts';

const Live = (props: FilterSearchProps) => {
  const [value, setValue] = useState('');
  return (
    <FilterSearch
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
};

const meta = preview.meta({
  title: 'Components/Forms/FilterSearch',
  component: FilterSearch,
  render: (args) => <Live {...args} />,
  args: { label: 'Αναζήτηση στις ερωτήσεις', placeholder: 'κάρτα, τιμολόγιο…', onChange: fn() },
  decorators: [within(520)],
});

/** Each letter counts; the button clears, and so does Escape. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Αναζήτηση στις ερωτήσεις' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'κάρ');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(args.onChange).toHaveBeenLastCalledWith('κάρ');
    await userEvent.click(canvas.getByRole('button', { name: el.forms.search.clear }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('κάρτα{Escape}');
    await expect(field).toHaveValue('');
  },
});
