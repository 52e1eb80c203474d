import { expect, test, texts } from './fixtures.ts';

const { el } = texts;

const video = 'dialog video, [role="dialog"] video';

for (const [motion, plays] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`with motion “${motion}” the film ${plays ? 'plays' : 'stands still'} on opening`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/about');
    await page.getByRole('button', { name: el.about.video }).click();
    const film = page.locator(video);
    await expect(film).toBeVisible();
    await expect(film).toHaveJSProperty('paused', !plays);
  });

test('a press right after a jump, before its part of the page has its code, opens the film', async ({
  page,
  contract,
}) => {
  test.skip(contract !== 'own', 'Another server sends the frame alone.');
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/HomeSections-/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/');
  const button = page.getByRole('button', { name: el.pages.home.stepsVideo });
  const asked = page.waitForRequest(/\/assets\/HomeSections-/);
  await button.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await button.click();
  await asked;
  arrive();
  await expect(page.getByRole('dialog', { name: el.details.video })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The press counted once.
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
