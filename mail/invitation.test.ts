import { describe, expect, it } from 'vitest';
import { colours } from '#theme/tokens.ts';
import { invitationMessage, type Invitation } from './invitation.ts';

const invitation: Invitation = {
  language: 'el',
  role: 'clerk',
  place: { title: 'Φαρμακείο Ανδρονίκου', address: 'Πατησίων 120', city: 'Αθήνα' },
  inviter: 'Μάρκος Υπεύθυνος',
  href: 'https://seira.example/invitation/token?a=1&b=2',
  expiresAt: new Date('2026-11-27T22:30:00Z'),
};

describe('the invitation', () => {
  it('says the same as text and as HTML, with the day and time in Athens', () => {
    const { subject, text, html } = invitationMessage(invitation);
    expect(subject).toBe('Πρόσκληση: Φαρμακείο Ανδρονίκου');
    for (const words of [
      'Μάρκος Υπεύθυνος σας προσκαλεί να εξυπηρετείτε',
      'Πατησίων 120, Αθήνα',
      'Σάββατο 28 Νοεμβρίου, 00:30',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain('\nhttps://seira.example/invitation/token?a=1&b=2\n');
    expect(html).toContain('href="https://seira.example/invitation/token?a=1&amp;b=2"');
  });

  it('speaks the language of its reader, and names the team where nobody else invites', () => {
    const { subject, text, html } = invitationMessage({
      ...invitation,
      language: 'en',
      role: 'owner',
      inviter: null,
    });
    expect(subject).toBe('Invitation: Φαρμακείο Ανδρονίκου');
    expect(text).toContain('The Seira team invites you to run “Φαρμακείο Ανδρονίκου”');
    expect(text).toContain('Saturday 28 November, 00:30');
    expect(html).toContain('<html lang="en">');
  });

  it.each([
    ['tags', '<img src=x onerror=alert(1)>', '<img'],
    ['quotes', '"><script>alert(1)</script>', '<script'],
    ['a second header', 'Άννα\r\nBcc: victim@seira.example', '\r'],
    ['letters that turn the direction', 'Άννα \u202egpj.exe', '\u202e'],
  ])('shows %s in a name as text', (_, name, never) => {
    const message = invitationMessage({
      ...invitation,
      inviter: name,
      place: { ...invitation.place, title: name },
    });
    expect(message.html).not.toContain(never);
    expect(message.subject).not.toMatch(/[\r\n\u202e]/);
  });

  it('cuts a name that would fill the message', () => {
    const { subject } = invitationMessage({
      ...invitation,
      place: { ...invitation.place, title: 'Α'.repeat(500) },
    });
    expect([...subject].length).toBeLessThan(100);
  });

  it('has the colours of the theme', () => {
    const used = [...invitationMessage(invitation).html.matchAll(/#[0-9A-F]{6}\b/g)];
    const known: string[] = Object.values(colours);
    expect(used.length).toBeGreaterThan(5);
    expect(used.map(([colour]) => colour).filter((colour) => !known.includes(colour))).toEqual([]);
  });
});
