import Box from '@mui/material/Box';
import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { behindOpen } from '#stories/components/frames.tsx';
import { ShortcutHelp } from '#src/components/counter/ShortcutHelp.tsx';
import { shortcuts } from '#src/pages/counter/CounterScreen.tsx';
import { common } from '#src/i18n/el/common.ts';

const meta = preview.meta({
  title: 'Components/Counter/ShortcutHelp',
  component: ShortcutHelp,
  args: { keys: shortcuts, of: 'counter' as const },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', maxWidth: 420, minHeight: 480 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: { undecided: behindOpen },
});

/** Open: every key, and the box that switches them off. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: common.shortcuts.open }));
    const dialog = within(await screen.findByRole('dialog', { name: common.shortcuts.title }));
    await expect(dialog.getAllByRole('term').map((key) => key.textContent)).toEqual([
      'Διάστημα',
      'R',
      'D',
      'N',
      'B',
      'P',
    ]);
    await userEvent.click(dialog.getByRole('checkbox', { name: common.shortcuts.on }));
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox'));
  },
});
