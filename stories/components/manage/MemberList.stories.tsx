import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MemberList } from '#src/components/manage/MemberList.tsx';

const meta = preview.meta({
  title: 'Components/Manage/MemberList',
  component: MemberList,
  args: {
    members: [
      { code: 'usr-1', name: 'Μάρκος Υπεύθυνος', email: 'owner@seira.example', role: 'owner' },
      { code: 'usr-2', name: 'Ρένα Υπάλληλος', email: 'clerk@seira.example', role: 'clerk' },
    ],
    invitations: [
      { code: 'inv-1', email: 'eleni@example.gr', role: 'clerk', state: 'open', expiresAt: '2026-03-21T10:00:00+02:00' },
      { code: 'inv-2', email: 'kostas@example.gr', role: 'owner', state: 'expired', expiresAt: '2026-03-10T10:00:00+02:00' },
    ],
    own: 'owner@seira.example',
    onRole: fn(), onRemove: fn(), onSendAgain: fn(), onRevoke: fn(),
  },
}); // prettier-ignore

/** An owner with a clerk, and two invitations. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const role = canvas.getByRole('combobox', { name: 'Ρόλος: Ρένα Υπάλληλος' });
    await userEvent.selectOptions(role, 'owner');
    await expect(args.onRole).toHaveBeenCalledWith(args.members![1], 'owner');
    await userEvent.click(canvas.getByRole('button', { name: 'Αποχώρηση' }));
    await expect(args.onRemove).toHaveBeenCalledWith(args.members![0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Νέα αποστολή: kostas@example.gr' }));
    await expect(args.onSendAgain).toHaveBeenCalledWith(args.invitations![1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ανάκληση: eleni@example.gr' }));
    await expect(args.onRevoke).toHaveBeenCalledWith(args.invitations![0]);
  },
});
