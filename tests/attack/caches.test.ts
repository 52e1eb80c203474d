import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOrganisation } from '#server/testing/builders.ts';
import { startTarget, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget();
  await buildOrganisation(target.db, { slug: 'helsinki', country: 'FI' });
});
afterAll(() => target.close());

it('a country written in other letters does not take the place of a real one', async () => {
  const count = async (country: string) => {
    const url = `/api/organisations?country=${encodeURIComponent(country)}`;
    const answer = await target.app.inject({ url });
    return answer.statusCode === 200 ? (answer.json().count as number) : answer.statusCode;
  };
  // JavaScript makes FI of this ligature; SQL does not.
  expect(await count('ﬁ')).toBe(422);
  expect(await count('FI')).toBe(1);
  expect(await count('fi')).toBe(1);
});

it('an answer names everything it depends on, whoever adds to it', async () => {
  const shared = await startTarget({ corsOrigins: ['https://app.example'] });
  const varyOf = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await shared.app.inject({ url, headers: { accept: 'text/html', ...headers } });
    return String(answer.headers.vary);
  };
  expect(await varyOf('/')).toMatch(/^origin, cookie/);
  expect(await varyOf('/api/nothing')).toMatch(/^origin, accept-language/);
  expect(await varyOf('/api/user')).toMatch(/^origin, accept-language/);
  for (let n = 0; n < 2; n += 1) {
    expect(await varyOf('/api/categories')).toMatch(/^origin, accept-encoding$/);
  }
  await shared.close();
});
