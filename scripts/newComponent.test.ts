import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'seira-new-'));
mkdirSync(join(folder, 'src', 'components', 'cards'), { recursive: true });
writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
afterAll(() => rmSync(folder, { recursive: true }));

const make = (...args: string[]) =>
  spawnSync(process.execPath, [resolve('scripts/newComponent.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

describe('npm run new:component', () => {
  it('makes the component and its story where they belong', () => {
    expect(make('QueueCard', 'cards').status).toBe(0);
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    expect(read('src/components/cards/QueueCard.tsx')).toContain('export function QueueCard(');
    expect(read('stories/components/cards/QueueCard.stories.tsx')).toContain(
      "title: 'Components/Cards/QueueCard'",
    );
  });

  it('never writes over what is there', () => {
    make('TwiceCard', '--kind', 'cards');
    const { status, stdout } = make('TwiceCard', 'cards');
    expect(status).toBe(1);
    expect(stdout).toContain('is there already');
  });

  it('says which names and kinds there are', () => {
    expect(make('queueCard', 'cards').stdout).toContain('name like ListingCard');
    const { stdout } = make('QueueCard', 'boats');
    expect(stdout).toContain('kind is one of cards');
    // The way that npm does not warn of.
    expect(stdout).toContain('npm run new:component QueueCard cards');
    expect(existsSync(join(folder, 'src', 'components', 'boats'))).toBe(false);
  });
});
