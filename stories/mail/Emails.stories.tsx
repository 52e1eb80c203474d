import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import preview from '#storybook/preview.tsx';
import { Kinds } from '#stories/components/frames.tsx';
import type { EmailName } from '#mail/i18n/index.ts';
import { type Email as Facts, type Message, writeEmail } from '#mail/message.ts';

/**
 * The HTML of an e-mail in a shadow root, which isolates it from the page's styles and, unlike an
 * iframe, is accessible to tests.
 */
function Html({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    const { documentElement, body } = new DOMParser().parseFromString(html, 'text/html');
    const sheet = document.createElement('div');
    sheet.lang = documentElement.lang;
    sheet.style.cssText = body.style.cssText;
    sheet.append(...body.childNodes);
    root?.replaceChildren(sheet);
  }, [html]);
  return <div ref={host} />;
}

/** An e-mail as a mail client shows it: subject, HTML and text. */
function Email({ message: { subject, html, text } }: { message: Message }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 680 }}>
      <Typography variant="h3" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {subject}
      </Typography>
      <Html html={html} />
      <Typography
        component="pre"
        sx={{
          m: 0,
          p: 2,
          border: 1,
          borderColor: 'divider',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}

const at = new Date('2026-11-27T10:00:00Z');
const place = { title: 'Φαρμακείο Ανδρονίκου', address: 'Πατησίων 120', city: 'Αθήνα' };
const ticket = {
  rank: 42,
  place,
  href: 'https://seira.example/ticket/0123456789abcdef0123456789abcdef',
};
const freed = {
  place,
  day: '2026-03-18',
  href: 'https://seira.example/listing-grid/kep-kypseli',
  unsubscribe: 'https://seira.example/subscription?key=0123456789abcdef0123456789abcdef',
};
const invitation: Facts = {
  place,
  inviter: 'Μάρκος Υπεύθυνος',
  href: 'https://seira.example/invitation/Zk3pQ8vW1xY5bN7cM2dF4gH6jK9lP0rS-tUwXyZaBcD',
  until: at,
};

const meta = preview.meta({
  title: 'Messages/Emails',
  component: Email,
  tags: ['stable'],
  parameters: {
    docs: {
      story: { inline: false, height: '1000px' },
      description: { component: 'The emails of the server from `mail/`, as HTML and as text.' },
    },
  },
});

/** E-mails side by side. */
const side = (...messages: Message[]) => (
  <Kinds width={messages.length > 2 ? 340 : 480}>
    {messages.map((message) => (
      <Email key={message.html} message={message} />
    ))}
  </Kinds>
);

const inBoth = (name: EmailName, facts: Facts) =>
  side(writeEmail('el', name, facts), writeEmail('en', name, facts));

/** An invitation from an owner. */
export const Invitation = meta.story({ render: () => inBoth('invitation.clerk', invitation) });

/** Account e-mails: a link to reset the password or confirm an address, and a notice of deletion. */
export const Account = meta.story({
  render: () =>
    side(
      writeEmail('el', 'recover', {
        email: 'eleni@example.gr',
        href: 'https://seira.example/recover?token=Zk3pQ8vW1xY5bN7cM2dF4gH6jK9lP0rS-tUwXyZaBcD',
        until: at,
      }),
      writeEmail('el', 'deletion', {
        at,
        href: 'https://seira.example/login',
        email: 'nea@example.gr',
      }),
    ),
});

/** The weekly report of a place, with its proposal. */
export const Week = meta.story({
  args: {
    message: writeEmail('el', 'week', {
      place: 'ΚΕΠ Κυψέλης',
      count: 193,
      before: 181,
      noShows: 12,
      minutes: 11,
      minutesBefore: 14,
      slowest: 'Δευτέρα 9:00–10:00',
      wait: 24,
      proposal: 'Δευτέρα 9:00–11:00',
      counters: 3,
      saves: 8,
      weeks: null,
      quote: 'Δευ ▇▇▇▇▇▇▇▇▇▇▇▇ 48\nΤρί ▇▇▇▇▇▇▇▇▇ 35\nΤετ ▇▇▇▇▇▇▇▇▇▇ 38',
      href: 'https://seira.example/places/kep-kypseli/manage',
    }),
  },
});

/** Ticket e-mails: an alert for three people ahead, and a closed day with a message. */
export const Ticket = meta.story({
  render: () =>
    side(
      writeEmail('el', 'alert', { ...ticket, count: 3 }),
      writeEmail('el', 'day_closed', { ...ticket, day: '2026-03-18', quote: 'Απεργία' }),
    ),
});

/** A closed day reopens. */
export const DayReopened = meta.story({
  render: () => inBoth('day_open', { ...ticket, day: '2026-03-18' }),
});

/** A place cancels a number, with its message. */
export const NumberCancelled = meta.story({
  render: () =>
    inBoth('number_cancelled', { ...ticket, day: '2026-03-18', quote: 'Κλείσαμε νωρίτερα.' }),
});

/** "Back in 15 minutes" has ended. */
export const BreakOver = meta.story({ render: () => inBoth('break_over', ticket) });

/** A freed number, offered to one person after the other. */
export const Freed = meta.story({ render: () => inBoth('freed', freed) });

/** A place issues numbers again. */
export const Opening = meta.story({ render: () => inBoth('opening', freed) });

/**
 * A moderator's decision with its reason, a message to the operators as text with line breaks, and
 * a confirmation to its author without the message.
 */
export const Moderation = meta.story({
  render: () =>
    side(
      writeEmail('el', 'review.return', {
        title: place.title,
        reason: 'Η κριτική μιλάει για άλλο κατάστημα. Γράψτε μας για την επίσκεψή σας εδώ.',
        href: 'https://seira.example/listing-grid/farmakeio-andronikou',
      }),
      writeEmail('el', 'written.contact', {
        name: 'Νίκος Σερέτης',
        email: 'nikos@example.gr',
        quote: 'Καλημέρα σας.\n\nΑνοίγετε <b>Σάββατο</b>;',
      }),
      writeEmail('el', 'receipt', { at }),
    ),
});
