import { hash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';
import { fillDataFolder } from '#server/testing/databases/dataFolder.ts';
import { readSettings } from '#server/settings.ts';
import { FolderUnusable } from './failures.ts';
import { checkFolder, openFolder, requireOwner } from './folder.ts';
import { openDatabase } from './open.ts';

const root = temporaryFolder();
const whole = join(root, 'whole');
const open = (dataDir: string) =>
  openDatabase(readSettings({ DATA_DIR: dataDir }), { onError: () => undefined });

let memory: unknown;
beforeAll(async () => {
  const db = await open(fillDataFolder(whole));
  await db.exec('CREATE TABLE kept (id int)');
  [memory] = await db.query('SHOW shared_buffers');
  await db.close();
});

it("uses a quarter of PostgreSQL's default memory for database pages", () => {
  expect(memory).toEqual({ shared_buffers: '32MB' });
});

/** Every file with its checksum. */
const contentsOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => `${name} ${hash('md5', readFileSync(join(folder, name)))}`)
    .sort();

const garble = (file: string) => {
  const bytes = readFileSync(file);
  for (let at = 0; at < bytes.length; at += 7) bytes[at]! ^= 0x5a;
  writeFileSync(file, bytes);
};

const CONTROL = 'global/pg_control';
const DAMAGED = /cannot be opened and may be damaged/;
const remove = (folder: string) => rmSync(folder, { recursive: true });
const blank = (folder: string) => {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (statSync(file).isFile()) writeFileSync(file, Buffer.alloc(statSync(file).size));
  }
};

describe('an unusable data folder is rejected with an explanation and stays untouched', () => {
  it.each<[string, RegExp, (at: (name: string) => string) => void]>([
    ['without its version', /has no PG_VERSION/, (at) => rmSync(at('PG_VERSION'))],
    ['of another version', /PostgreSQL 15/, (at) => writeFileSync(at('PG_VERSION'), '15\n')],
    ['with half a control file', /no complete global/, (at) => truncateSync(at(CONTROL), 100)],
    ['with a corrupt control file', DAMAGED, (at) => garble(at(CONTROL))],
    ['without its log', /no log in pg_wal/, (at) => remove(at('pg_wal'))],
    ['without its tables', /has nothing in base/, (at) => remove(at('base'))],
    ['without its commits', /has nothing in pg_xact/, (at) => remove(at('pg_xact'))],
    ['whose log is blank', DAMAGED, (at) => blank(at('pg_wal'))],
  ])('%s', async (name, words, damage) => {
    const folder = join(root, name.replaceAll(' ', '-'));
    cpSync(whole, folder, { recursive: true });
    damage((file) => join(folder, 'pg', file));
    const before = contentsOf(folder);
    const refused = await open(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderUnusable);
    expect(String(refused)).toMatch(words);
    expect(String(refused)).toContain('npm run restore');
    expect(contentsOf(folder)).toEqual(before);
  });

  it('of other files', async () => {
    const folder = join(root, 'foreign');
    mkdirSync(folder);
    writeFileSync(join(folder, 'thesis.odt'), 'chapter one');
    await expect(open(folder)).rejects.toThrow(/contains other files \(thesis\.odt\)/);
    expect(contentsOf(folder)).toHaveLength(1);
  });

  it.each([
    ['that is a file', '/dev/null'],
    ['below a file', '/dev/null/data'],
    ['where no folder can be created', '/proc/seira/data'],
  ])('%s', async (_, folder) => {
    await expect(open(folder)).rejects.toThrow(FolderUnusable);
    await expect(open(folder)).rejects.toThrow(/DATA_DIR/);
  });

  it('of a PostgreSQL server', async () => {
    await expect(open(join(whole, 'pg'))).rejects.toThrow(/data folder of a PostgreSQL server/);
  });
});

describe('a data folder', () => {
  it('may be new, empty, or a fresh volume', () => {
    const folder = join(root, 'volume');
    mkdirSync(join(folder, 'lost+found'), { recursive: true });
    writeFileSync(join(folder, '.gitkeep'), '');
    for (const dataDir of [folder, join(root, 'nowhere')])
      expect(() => checkFolder(dataDir)).not.toThrow();
  });

  it('becomes private to its owner, even if others could read it', async () => {
    const folder = fillDataFolder(join(root, 'private'));
    chmodSync(folder, 0o755);
    await (await open(folder)).close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('starts again after its first start was interrupted', async () => {
    const folder = join(root, 'cut-off');
    cpSync(whole, folder, { recursive: true });
    rmSync(join(folder, 'pg/PG_VERSION'));
    writeFileSync(join(folder, 'pg.unfinished'), '');
    const db = await open(folder);
    expect(await db.query("SELECT FROM pg_class WHERE relname = 'kept'")).toEqual([]);
    await db.close();
    expect(existsSync(join(folder, 'pg', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(folder, 'pg.unfinished'))).toBe(false);
    expect(existsSync(join(folder, 'server.lock'))).toBe(false);
  });
});

it('reports files of another user as such, not as damage', async () => {
  const folder = join(root, 'foreign');
  cpSync(whole, folder, { recursive: true });
  const file = join(folder, 'pg', 'global', 'pg_control');
  chmodSync(file, 0o000);
  // Root may access everything.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) {
    for (const name of ['', ...readdirSync(folder, { recursive: true }).map(String)]) {
      const path = join(folder, name);
      if (path !== file) chownSync(path, 65_534, 65_534);
    }
    chmodSync(root, 0o755);
    process.seteuid!(65_534);
  }
  try {
    await expect(open(folder)).rejects.toThrow(
      /may not read and write .*pg_control, which belongs to .*The data is complete\. .*chown -R/,
    );
  } finally {
    if (isRoot) process.seteuid!(0);
  }
});

it('commands reject the data folder of another user and name that user', () => {
  const { uid } = statSync(whole);
  expect(() => requireOwner(whole, uid)).not.toThrow();
  expect(() => requireOwner(join(root, 'none'), uid)).not.toThrow();
  expect(() => requireOwner(whole, uid + 1)).toThrow(/belongs to \S+, and this is .*sudo -u/);
});

it('reports an engine failure without a message as text, not as [object Object]', async () => {
  // Emscripten throws a value that is no Error; 51 is its number for a full disk.
  const thrown: unknown = Object.assign(Object.create(null), { name: 'ErrnoError', errno: 51 });
  const opening = openFolder(join(root, 'tiny'), () => Promise.reject(thrown as Error));
  await expect(opening).rejects.toThrow(
    /cannot be created \((error 51 of the engine|only \d+ MB are free on its disk)\)/,
  );
});
