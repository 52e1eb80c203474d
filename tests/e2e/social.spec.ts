import { expect, newPerson, test, texts } from './fixtures.ts';

const { auth } = texts.el;

test('a person logs in with an account of a login provider', async ({ page }) => {
  const { email } = newPerson();
  await page.goto('/login');
  const google = page.getByRole('button', {
    name: auth.social.loginWith.replace('{{provider}}', 'Google'),
  });
  await google.click();
  // The pages of the provider: login and consent.
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Ερατώ Ζωγράφου').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toMatch(/^[\w-]{20,}$/);
});
