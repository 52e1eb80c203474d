import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';

const meta = preview.meta({
  title: 'Components/Forms/FormNotice',
  component: FormNotice,
  args: { children: <NoticeBanner severity="success">Το μήνυμα στάλθηκε.</NoticeBanner> },
});

/** Beside a button: the region stays the same while its message comes. */
export const AfterAPress = meta.story({
  render: function Pressed(args) {
    const [sent, setSent] = useState(false);
    return (
      <>
        <Button variant="contained" onClick={() => setSent(true)}>
          Αποστολή
        </Button>
        <FormNotice>{sent && args.children}</FormNotice>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('[aria-live]')!;
    await userEvent.click(canvas.getByRole('button', { name: 'Αποστολή' }));
    await expect(region).toHaveTextContent('Το μήνυμα στάλθηκε.');
  },
});

export const Failed = meta.story({
  args: { children: <NoticeBanner severity="error">Κάτι εμπόδισε την αποστολή.</NoticeBanner> },
});
