import sharp from 'sharp';
import { listings } from '#src/i18n/el/listings.ts';
import { signInAs } from '#tests/demoPerson.ts';
import { expect, test, texts } from './fixtures.ts';
import { approveItem } from './steps.ts';

const { el } = texts;
/** Unique, because a retry finds the listing of the first attempt. */
const TITLE = `Ανθοπωλείο η Ανεμώνη ${Date.now()}`;

const label = (text: string) => new RegExp(`^${text}`);

/** A photo as large as those of a phone camera. */
const photo = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#7a9e3f' } })
    .jpeg()
    .toBuffer();

test('a listing with a photo is visible to its author only, and to everyone after publication', async ({
  page,
  newVisitor,
  request,
}) => {
  await signInAs(page, 'demo');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: el.pages.dashboard.createListing }).last().click();
  await page.getByLabel(label(el.addListing.listingTitle)).fill(TITLE);
  await page.getByLabel(label(el.fields.category)).selectOption('shops');
  await page.getByLabel(label(el.fields.keywords)).fill('λουλούδια, φυτά');
  await page.getByLabel(label(el.fields.description)).fill('Λουλούδια κάθε μέρα.');
  await page.getByLabel(label(el.fields.address)).fill('Λήδρας 20');
  await page.getByLabel(label(el.fields.city)).fill('Λευκωσία');
  // Concurrent tests compare counts of places in Greece.
  await page.getByLabel(label(el.fields.country)).selectOption('CY');
  await page.getByLabel(label(el.fields.owner)).fill('Ανεμώνη Δήμου');
  await page.getByLabel(label(el.fields.email)).fill('anemoni@example.gr');
  const file = { name: 'anthi.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await page.getByLabel(label(el.fields.photos)).setInputFiles(file);
  await page.getByLabel(label(el.addListing.privacy)).check();
  await page.getByLabel(label(el.addListing.terms)).check();
  await page.getByRole('button', { name: el.addListing.submit }).click();
  await expect(page.getByRole('heading', { name: listings.doneTitle })).toBeVisible();

  await page.getByRole('link', { name: listings.toDashboard }).click();
  const own = page.getByRole('region', { name: listings.own }).getByRole('listitem');
  await expect(own.filter({ hasText: TITLE })).toContainText(listings.states.submitted);

  const found = async () => {
    const response = await request.get('/api/organisations?keywords=ανεμωνη&per_page=50');
    const { records } = (await response.json()) as { records: { title: string; slug: string }[] };
    return records.find(({ title }) => title === TITLE);
  };
  expect(await found()).toBeUndefined();
  await approveItem(request, ({ kind, title }) => kind === 'listing' && title === TITLE);
  await expect.poll(found).toBeDefined();

  const visitor = await newVisitor();
  await visitor.goto(`/listing-grid/${(await found())?.slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const picture = visitor.getByRole('main').locator('img[src^="/media/"]').first();
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth),
    ),
  ).toBeGreaterThan(0);
});
