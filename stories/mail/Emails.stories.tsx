import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Kinds } from '#stories/components/frames.tsx';
import { type Letter as Facts, type Message, writeLetter } from '#mail/message.ts';

/**
 * The HTML of a message under a shadow root: apart from the styles of the page, as in a mail
 * program, and, unlike in a frame, open to the checks of a story.
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

/** A message as a mail program shows it: its subject, its HTML, and its text. */
function Letter({ message: { subject, html, text } }: { message: Message }) {
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
const invitation: Facts = {
  place,
  inviter: 'Μάρκος Υπεύθυνος',
  href: 'https://seira.example/invitation/Zk3pQ8vW1xY5bN7cM2dF4gH6jK9lP0rS-tUwXyZaBcD',
  until: at,
};

const meta = preview.meta({
  title: 'Messages/Letters',
  component: Letter,
  tags: ['stable'],
  parameters: {
    docs: {
      story: { inline: false, height: '1000px' },
      description: {
        component:
          'The messages to people, as HTML and as text, from `mail/`, where the server takes them from.',
      },
    },
  },
  args: { message: writeLetter('el', 'invitation.clerk', invitation) },
});

/** From an owner, to serve. */
export const Invitation = meta.story();

export const English = meta.story({
  args: { message: writeLetter('en', 'invitation.clerk', invitation) },
});

/** Names that somebody chose to break the message. */
export const HostileNames = meta.story({
  args: {
    message: writeLetter('el', 'invitation.clerk', {
      ...invitation,
      inviter: '<b>Άννα</b>\r\nBcc: everybody@example.gr',
      place: { ...place, title: `"><img src=x> ${'Πολύ μακρύ όνομα '.repeat(12)}` },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>Άννα<\/b> Bcc: everybody@example\.gr σας/)).toBeVisible();
  },
});

/**
 * Of an account: a link sets a new password, or confirms an address, and is good once; a change is
 * told, here with the day until which it can be taken back.
 */
export const Account = meta.story({
  render: () => (
    <Kinds width={480}>
      <Letter
        message={writeLetter('el', 'recover', {
          email: 'eleni@example.gr',
          href: 'https://seira.example/recover?token=Zk3pQ8vW1xY5bN7cM2dF4gH6jK9lP0rS-tUwXyZaBcD',
          until: at,
        })}
      />
      <Letter
        message={writeLetter('el', 'deletion', {
          at,
          href: 'https://seira.example/login',
          email: 'nea@example.gr',
        })}
      />
    </Kinds>
  ),
});

/** Of a number: three people are ahead; its day was closed, with the owner's words. */
export const Ticket = meta.story({
  render: () => (
    <Kinds width={480}>
      <Letter message={writeLetter('el', 'alert', { ...ticket, count: 3 })} />
      <Letter
        message={writeLetter('el', 'day_closed', {
          ...ticket,
          day: '2026-03-18',
          quote: 'Απεργία',
        })}
      />
    </Kinds>
  ),
});

/** A day that was closed opens again, in both languages. */
export const DayOpen = meta.story({
  render: () => (
    <Kinds width={480}>
      <Letter message={writeLetter('el', 'day_open', { ...ticket, day: '2026-03-18' })} />
      <Letter message={writeLetter('en', 'day_open', { ...ticket, day: '2026-03-18' })} />
    </Kinds>
  ),
});

/**
 * Of words: a moderator's decision, with the reason; to those who run the site what somebody wrote,
 * as text, with its line breaks; to whoever wrote, of which it repeats nothing.
 */
export const Written = meta.story({
  render: () => (
    <Kinds width={340}>
      <Letter
        message={writeLetter('el', 'review.return', {
          title: place.title,
          reason: 'Η κριτική μιλάει για άλλο κατάστημα. Γράψτε μας για την επίσκεψή σας εδώ.',
          href: 'https://seira.example/listing-grid/farmakeio-andronikou',
        })}
      />
      <Letter
        message={writeLetter('el', 'written.contact', {
          name: 'Νίκος Σερέτης',
          email: 'nikos@example.gr',
          quote: 'Καλημέρα σας.\n\nΑνοίγετε <b>Σάββατο</b>;',
        })}
      />
      <Letter message={writeLetter('el', 'receipt', { at })} />
    </Kinds>
  ),
});
