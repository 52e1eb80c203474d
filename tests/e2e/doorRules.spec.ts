import { todayInAthens } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { doorCodeOf } from '#server/lib/secrets/doorCode.ts';
import { keyFrom } from '#server/lib/secrets/keys.ts';
import { join as door } from '#src/i18n/el/join.ts';
import { manage } from '#src/i18n/el/manage.ts';
import { manage as english } from '#src/i18n/en/manage.ts';
import { seat } from '#tests/demoPerson.ts';
import { expect, test } from './fixtures.ts';
import { counterOf, issue, lineOf, ownerOf } from './lineSteps.ts';
import { SECRET } from './places.ts';
import { pattern } from './words.ts';

const keys = { current: keyFrom(SECRET), previous: null };

test('an old code asks for the screen again, whose digits open the page', async ({
  page,
  request,
}) => {
  const owner = await ownerOf(request, 'rotating');
  const { organisation } = await counterOf(request, owner);
  const codeAt = (secondsAgo: number) =>
    doorCodeOf(keys, organisation.code, new Date(Date.now() - secondsAgo * 1000));

  // A photographed code, two minutes later.
  await page.goto(`/join/${owner.slug}?code=${codeAt(150).code}`);
  await expect(page.getByText(door.refused.code_expired)).toBeVisible();
  const take = page.getByRole('button', { name: new RegExp(door.take) });
  await expect(take).toBeHidden();
  // The page keeps what the digits were traded for.
  await page.getByLabel(door.code.label).fill(codeAt(0).digits);
  await page.getByRole('button', { name: door.code.send }).click();
  await expect(page.locator('input[name=code]')).toHaveValue(/^p\./);
  await take.click();
  await expect(page).toHaveURL(/\/ticket\/[0-9a-f]{32}$/);
});

test('a number by telephone opens with its label and six digits', async ({ page, request }) => {
  const owner = await lineOf(request, 'find');
  const data = { waiting_list_code: owner.code, name: 'Μαρία' };
  const { label, lookup = '', key } = await issue(request, owner, data);

  await page.goto(`/find?place=${owner.slug}`);
  const send = async (digits: string): Promise<void> => {
    await page.getByLabel(door.find.number).fill(label!);
    await page.getByLabel(door.find.lookup).fill(digits);
    await page.getByRole('button', { name: door.find.open }).click();
  };
  await send(lookup === '000000' ? '000001' : '000000');
  await expect(page.getByText(door.find.wrong)).toBeVisible();
  await send(`${lookup.slice(0, 3)} ${lookup.slice(3)}`);
  await expect(page).toHaveURL(new RegExp(`/ticket/${key}$`));
  // Only members read the name.
  await expect(page.getByText('Μαρία')).toBeHidden();
});

test('the poster fits one A4 page, in both languages and without colour', async ({
  page,
  request,
}) => {
  const { slug, headers, tokens } = await ownerOf(request, 'poster');
  // The longest notice.
  const notice = {
    text: 'Η κεντρική είσοδος είναι κλειστή. '.repeat(6).slice(0, 200).trim(),
    text_en: 'The main entrance is closed today. '.repeat(6).slice(0, 200).trim(),
    until: addDays(todayInAthens(new Date()), 6),
  };
  const saved = await request.put(`/api/places/${slug}/notice`, { headers, data: notice });
  expect(saved.status()).toBe(200);
  await seat(page, tokens);
  await page.goto(`/places/${slug}/manage?tab=poster`);
  const paper = page.locator('[data-paper]');
  const untilDates = [manage.poster.until, english.poster.until].map((text) => pattern(text));
  const sentences = [manage.poster.call, `${english.poster.call}.`, notice.text, notice.text_en];
  for (const text of [...sentences, ...untilDates])
    await expect(paper.getByText(text)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: manage.poster.print })).toBeHidden();
  const isGrey = (colour: string): boolean => {
    const [red, green, blue] = colour.match(/\d+/g) ?? [];
    return red === green && green === blue;
  };
  const colours = async (): Promise<string[]> => {
    const all = await paper.evaluate((root) =>
      [...root.querySelectorAll('*')].flatMap((one) => {
        const { color, backgroundColor, fill } = getComputedStyle(one);
        return [color, backgroundColor, ...(one.matches('path') ? [fill] : [])];
      }),
    );
    return all.filter((colour) => !isGrey(colour));
  };
  // Colours that change for print may be in transition.
  await expect.poll(colours).toEqual([]);
  const expectOnePage = async (): Promise<void> => {
    const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // A4 in points.
    expect(text).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  };
  await expectOnePage();
  await request.delete(`/api/places/${slug}/notice`, { headers });
  await page.reload();
  await expect(paper.getByText(manage.poster.call)).toBeVisible();
  await expect(paper.getByText(notice.text)).toBeHidden();
  await expectOnePage();
});
