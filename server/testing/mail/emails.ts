import { latestEmails } from '#server/mail/mailbox.ts';
import type { TestApp } from '#server/testing/testApp.ts';

/** The signing keys, origin of links and time that e-mails are written with. */
export const writingOf = ({ context, clock }: Pick<TestApp, 'context' | 'clock'>) => ({
  keys: context.keys,
  origin: 'https://seira.example',
  now: clock.now(),
});

export const emailsTo = async ({ context }: Pick<TestApp, 'context'>, address: string) =>
  (await latestEmails(context))
    .map(({ email }) => email)
    .filter(({ to }) => to.toLowerCase() === address.toLowerCase());
