import Stack from '@mui/material/Stack';
import { expect, fn, waitFor } from 'storybook/test';
import { object } from 'yup';
import preview from '#storybook/preview.tsx';
import { FollowButton } from '#src/components/buttons/FollowButton.tsx';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';

const later = fn(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));
const press = fn();

const meta = preview.meta({ title: 'Components/Buttons' });

/** While pending, clicks do nothing and the focus stays. When disabled, it gives the reason. */
export const PendingAndDisabled = meta.story({
  render: () => (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      <PendingButton pending pendingLabel="Βγαίνει ο αριθμός σας…" onClick={press}>
        Πάρτε σειρά
      </PendingButton>
      <PendingButton aria-disabled aria-describedby="why" onClick={press}>
        Πάρτε σειρά
      </PendingButton>
      <p id="why" style={{ marginBlock: '1em' }}>
        Έχετε ήδη δέκα ανοιχτούς αριθμούς.
      </p>
      <PendingButton color="error">Διαγραφή λογαριασμού</PendingButton>
      <FollowButton name="Ελένη Βρεττού" />
      <FollowButton name="Γιώργος Σταματίου" following />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [pending, barred] = canvas.getAllByRole('button');
    for (const button of [pending!, barred!]) {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveFocus();
    }
    await expect(pending).toHaveAttribute('aria-disabled', 'true');
    await expect(barred).toHaveAccessibleDescription('Έχετε ήδη δέκα ανοιχτούς αριθμούς.');
    await expect(press).not.toHaveBeenCalled();
  },
});

/** The button is pending until its action settles. */
export const PendingUntilDone = meta.story({
  render: () => (
    <PendingButton pendingLabel="Βγαίνει ο αριθμός σας…" onPress={later}>
      Πάρτε σειρά
    </PendingButton>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Πάρτε σειρά' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Βγαίνει ο αριθμός σας…' }));
    await expect(await canvas.findByRole('button', { name: 'Πάρτε σειρά' })).toHaveFocus();
    await expect(later).toHaveBeenCalledOnce();
  },
});

/** A double click submits once, and the focus stays. */
export const Submit = meta.story({
  render: () => (
    <FormShell schema={object()} onSubmit={later} aria-label="Δοκιμή">
      <SubmitButton pendingLabel="Στέλνεται…">Αποστολή</SubmitButton>
    </FormShell>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button'));
    const waiting = await canvas.findByRole('button', { name: 'Στέλνεται…' });
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Αποστολή' })).toHaveFocus());
    await expect(later).toHaveBeenCalledOnce();
  },
});
