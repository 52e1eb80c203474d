import { latestLetters } from '#server/mail/mailbox.ts';
import type { TestApp } from '../testApp.ts';

export const lettersTo = async ({ context }: Pick<TestApp, 'context'>, email: string) =>
  (await latestLetters(context))
    .map(({ letter }) => letter)
    .filter(({ to }) => to.toLowerCase() === email.toLowerCase());

/** The token of the latest invitation to an address. */
export async function invitationToken(
  test: Pick<TestApp, 'context'>,
  email: string,
): Promise<string> {
  const [letter] = await lettersTo(test, email);
  const token = /\/invitation\/([\w-]{43})\n/.exec(letter?.message.text ?? '')?.[1];
  if (!token) throw new Error('There is no invitation');
  return token;
}
