import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DoorCode } from '#src/components/door/DoorCode.tsx';
import { JoinDoor, type DoorChoice } from '#src/components/door/JoinDoor.tsx';
import { join as el } from '#src/i18n/el/join.ts';

const meta = preview.meta({ title: 'Components/Door' });

const one: DoorChoice = {
  code: null,
  name: '',
  letter: null,
  needs: '',
  needsLink: null,
  state: 'open',
  waiting: 12,
  message: null,
  window: { from: '10:05', to: '10:25' },
};
const onTake = fn();

/** A click takes a number of that service. */
export const Choices = meta.story({
  render: () => (
    <JoinDoor
      action="/join/kep-kypseli"
      onTake={onTake}
      choices={[
        { ...one, code: 'a', name: 'Πιστοποιητικά', letter: 'Α', needs: 'ταυτότητα' },
        { ...one, code: 'b', name: 'Διαβατήρια', letter: 'Β', waiting: 0, window: null },
        { ...one, code: 'c', name: 'Ταμείο', letter: 'Γ', state: 'paused', message: 'Στις 11:15' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Διαβατήρια/ }));
    await expect(onTake).toHaveBeenCalledWith('b');
  },
});

/** While one number is being taken, no other is. */
export const Pending = meta.story({
  render: () => <JoinDoor action="/join/x" pending="" onTake={onTake} choices={[one]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(el.taking) }));
    await expect(onTake).not.toHaveBeenCalled();
  },
});

/** A day without numbers, in English. */
export const NoneToday = meta.story({
  render: () => <JoinDoor action="/join/x" />,
  globals: { language: 'en' },
});

/** Anything but six digits is not sent. */
export const Code = meta.story({
  render: () => <DoorCode action="/join/x" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, '12345x7');
    await expect(field.validity.patternMismatch).toBe(true);
    await userEvent.clear(field);
    await userEvent.type(field, '123456');
    await expect(field.form?.checkValidity()).toBe(true);
  },
});
