import { latestEmails } from '#server/mail/mailbox.ts';
import type { TestApp } from '../testApp.ts';

export const emailsTo = async ({ context }: Pick<TestApp, 'context'>, email: string) =>
  (await latestEmails(context))
    .map(({ email }) => email)
    .filter(({ to }) => to.toLowerCase() === email.toLowerCase());

/** The token of the latest invitation to an address. */
export async function invitationToken(
  test: Pick<TestApp, 'context'>,
  email: string,
): Promise<string> {
  const [email] = await emailsTo(test, email);
  const token = /\/invitation\/([\w-]{43})\n/.exec(email?.message.text ?? '')?.[1];
  if (!token) throw new Error('There is no invitation');
  return token;
}
