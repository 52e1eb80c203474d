import type { Locator, Page } from '@playwright/test';
import { POLICY } from '#tests/trust/routes/policy.ts';

/** A call by its name in the server's list of routes. */
export const routeOf = (method: string, path: string): string => {
  const isOf = (name: string): boolean => {
    const [verb, pattern = ''] = name.split(' ');
    return verb === method && new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
  };
  const fixedFirst = Object.keys(POLICY).toSorted(
    (one, other) => one.split(':').length - other.split(':').length,
  );
  return fixedFirst.find(isOf) ?? `${method} ${path}`;
};

/** Scrolls through the page: parts further down load when they come near. */
export const comeNearAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isAtEnd = (): boolean => scrollY + innerHeight >= document.body.scrollHeight - 1;
    while (!isAtEnd()) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

/** What can be pressed in a part of the page; the days of a calendar are all alike. */
export const pressable = (part: Locator): Locator =>
  part
    .locator('button:not([role="gridcell"]), [role="switch"], [type="checkbox"]')
    .and(part.locator(':visible'));

/** What an element that can be pressed is called. */
export const nameOf = (element: Locator): Promise<string> =>
  element.evaluate((one: HTMLElement & { labels?: NodeListOf<HTMLElement> }) =>
    (one.getAttribute('aria-label') ?? (one.innerText || one.labels?.[0]?.innerText) ?? '').trim(),
  );

const samples: Record<string, string> = {
  email: 'someone@seira.example',
  password: 'seira2026',
  tel: '2101234567',
  number: '3',
  url: 'https://seira.example',
};

/** Fills what is empty in the form around an element, as somebody would who means it. */
export const fillAround = async (element: Locator): Promise<void> => {
  const form = element.locator(
    'xpath=ancestor::*[self::form or @role="dialog" or @role="alertdialog"][1]',
  );
  if ((await form.count()) === 0) return;
  const fields = form.locator('input, textarea, select').and(form.locator(':visible:enabled'));
  for (const field of await fields.all()) {
    const { tag, type, value } = await field.evaluate((one: HTMLInputElement) => ({
      tag: one.tagName,
      type: one.type,
      value:
        one.type === 'radio'
          ? (document.querySelector<HTMLInputElement>(`[name="${one.name}"]:checked`)?.value ?? '')
          : one.value,
    }));
    if (type === 'checkbox') await field.check({ force: true });
    else if (type === 'file' || value !== '') continue;
    else if (type === 'radio') await field.check({ force: true });
    else if (tag === 'SELECT') await field.selectOption({ index: 1 });
    else await field.fill(samples[type] ?? 'Μια δοκιμή με αρκετά γράμματα');
  }
};

/** Everything that stands in the fields of the page. */
export const typed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        ':is(main form, [role="dialog"], [role="alertdialog"]) :is(input, textarea)',
      ),
    ].map((one) => (one.type === 'checkbox' ? String(one.checked) : one.value)),
  );
