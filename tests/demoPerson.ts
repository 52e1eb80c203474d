import type { Page } from 'playwright';

export type SamplePerson = 'demo' | 'owner' | 'clerk' | 'moderator';

const password = 'seira2026';

/** Opens pages with the session in the headers of a response. */
export const seat = (page: Page, headers: Record<string, string>) =>
  page.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('id_token', access ?? '');
      localStorage.setItem('refresh_token', refresh ?? '');
    },
    [headers['access-token'], headers['refresh-token']],
  );

/**
 * Logs a sample person in on every page opened from now on.
 * @returns the header for API requests on their behalf
 */
export const signInAs = async (
  page: Page,
  who: SamplePerson,
  origin = '',
): Promise<{ authorization: string }> => {
  const data = { email: `${who}@seira.example`, password };
  const response = await page.request.post(`${origin}/api/users/sign_in`, { data });
  const headers = response.headers();
  await seat(page, headers);
  return { authorization: `Bearer ${headers['access-token'] ?? ''}` };
};
