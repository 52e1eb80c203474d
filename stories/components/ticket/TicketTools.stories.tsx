import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TicketTools } from '#src/components/ticket/TicketTools.tsx';
import { ticket } from '#src/i18n/el/ticket.ts';
import { details } from '#src/i18n/el/details.ts';
import { common } from '#src/i18n/el/common.ts';

const meta = preview.meta({
  title: 'Components/Ticket/TicketTools',
  component: TicketTools,
  args: { calendarHref: '/api/tickets/0/0.ics', onShow: fn(), onShare: fn(), onPrint: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: ticket.tools.show }));
    await userEvent.click(canvas.getByRole('button', { name: details.share }));
    await userEvent.click(canvas.getByRole('button', { name: common.print }));
    for (const press of [args.onShow, args.onShare, args.onPrint])
      await expect(press).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: ticket.tools.calendar })).toHaveAttribute(
      'href',
      '/api/tickets/0/0.ics',
    );
  },
});
