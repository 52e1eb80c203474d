import { describe, expect, it } from 'vitest';
import { LINK_PURPOSES } from '#common/contract/account/account.ts';
import { languages } from '#common/languages.ts';
import { accountLinkMessage } from './accountLink.ts';
import { ACCOUNT_NOTICES, accountNoticeMessage } from './accountNotice.ts';

const at = new Date('2026-11-27T22:30:00Z');
const email = 'eleni@example.gr';

describe('the messages about an account', () => {
  it.each(
    languages.flatMap((language) => LINK_PURPOSES.map((purpose) => [language, purpose] as const)),
  )('in %s with a link to %s say whom, where and until when', (language, purpose) => {
    const href = 'https://seira.example/recover?token=a&b';
    const { text, html } = accountLinkMessage({ language, purpose, email, href, expiresAt: at });
    for (const words of [email, '28', '00:30']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain(`\n${href}\n`);
    expect(text + html).not.toMatch(/\{\w+\}/);
  });

  it.each(
    languages.flatMap((language) => ACCOUNT_NOTICES.map((notice) => [language, notice] as const)),
  )('in %s telling of %s leave no gap, and show a hostile address as text', (language, notice) => {
    const hostile = '"<img src=x>"@example.gr';
    const href = 'https://seira.example/login';
    const message = accountNoticeMessage({ language, notice, at, href, email: hostile });
    expect(message.text).toContain(href);
    expect(message.html).not.toContain('<img');
    expect(message.subject + message.text).not.toMatch(/\{\w+\}/);
  });
});
