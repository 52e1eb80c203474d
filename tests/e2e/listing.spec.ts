import sharp from 'sharp';
import { listingTexts } from '#src/i18n/listingTexts.ts';
import { expect, test, texts } from './fixtures.ts';

const { el } = texts;
const { listings } = listingTexts.el;
const DEMO = { email: 'demo@seira.example', password: 'seira2026' };
const TITLE = 'Ανθοπωλείο η Ανεμώνη';

const label = (text: string) => new RegExp(`^${text}`);

/** A photo as large as a telephone's. */
const photo = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#7a9e3f' } })
    .jpeg()
    .toBuffer();

test('a listing with a photo is written, submitted, and seen by its author alone', async ({
  page,
  contract,
}) => {
  test.skip(contract === 'bare', 'A server of section 7 alone takes no listings.');
  await page.goto('/login');
  const form = page.getByRole('form', { name: el.auth.login });
  await form.getByLabel(el.auth.email).fill(DEMO.email);
  await form.getByLabel(label(el.auth.password)).first().fill(DEMO.password);
  await form.getByRole('button', { name: el.auth.login }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('link', { name: el.pages.dashboard.createListing }).last().click();
  await page.getByLabel(label(el.addListing.listingTitle)).fill(TITLE);
  await page.getByLabel(label(el.addListing.category)).selectOption('shops');
  await page.getByLabel(label(el.addListing.keywords)).fill('λουλούδια, φυτά');
  await page.getByLabel(label(el.addListing.about)).fill('Λουλούδια κάθε μέρα.');
  await page.getByLabel(label(el.addListing.address)).fill('Κυψέλης 20');
  await page.getByLabel(label(el.addListing.city)).fill('Αθήνα');
  await page.getByLabel(label(el.addListing.country)).selectOption('GR');
  await page.getByLabel(label(el.addListing.owner)).fill('Ανεμώνη Δήμου');
  await page.getByLabel(label(el.addListing.email)).fill('anemoni@example.gr');
  const file = { name: 'anthi.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await page.getByLabel(label(el.addListing.photos)).setInputFiles(file);
  await page.getByLabel(label(el.addListing.privacy)).check();
  await page.getByLabel(label(el.addListing.terms)).check();
  await page.getByRole('button', { name: el.addListing.submit }).click();
  await expect(page.getByRole('heading', { name: listings.doneTitle })).toBeVisible();

  await page.getByRole('link', { name: listings.toDashboard }).click();
  const own = page.getByRole('region', { name: listings.own }).getByRole('listitem');
  await expect(own.filter({ hasText: TITLE })).toContainText(listings.states.submitted);

  const answer = await page.request.get('/api/organisations?keywords=ανεμωνη');
  const { records } = (await answer.json()) as { records: { title: string }[] };
  expect(records.map(({ title }) => title)).not.toContain(TITLE);
});
