import type { Page } from 'playwright';

/** The account of the sample data. */
const demo = { email: 'demo@seira.example', password: 'seira2026' };

/** Signs the sample person in on every page opened from now on. */
export const signInAsDemo = async (page: Page, origin = ''): Promise<void> => {
  const answer = await page.request.post(`${origin}/api/users/sign_in`, { data: demo });
  const headers = answer.headers();
  await page.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('id_token', access ?? '');
      localStorage.setItem('refresh_token', refresh ?? '');
    },
    [headers['access-token'], headers['refresh-token']],
  );
};
