import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Shelf } from './shelf.ts';

const shot = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();

let folder: string;
let shelf: Shelf;
const files = () => globSync('**/*.webp', { cwd: folder }).toSorted();
const names = new Set(['a/one', 'b/two', 'b/three']);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seira-shelf-'));
  shelf = new Shelf(folder);
  for (const name of names) await shelf.keep(name, await shot('red'));
  shelf.save();
  shelf = new Shelf(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps the same picture of several names once', async () => {
  expect(files()).toEqual(['a/one.webp']);
  const red = await shot('red');
  for (const name of names) expect(shelf.isSame(name, red)).toBe(true);
  expect(shelf.strangers(names)).toEqual([]);
});

it('gives the file to the next when its first name gets another picture', async () => {
  await shelf.keep('a/one', await shot('blue'));
  expect(files()).toEqual(['a/one.webp', 'b/three.webp']);
  expect(shelf.isSame('a/one', await shot('blue'))).toBe(true);
  expect(shelf.isSame('b/two', await shot('red'))).toBe(true);
  expect(shelf.strangers(names)).toEqual([]);
});

it('gives the file to the next when its first name goes', async () => {
  shelf.drop('a/one');
  expect(files()).toEqual(['b/three.webp']);
  expect(shelf.isSame('b/two', await shot('red'))).toBe(true);
  shelf.drop('b/three');
  shelf.drop('b/two');
  expect(files()).toEqual([]);
});

it('names what no story claims, what is gone and what is there twice', async () => {
  expect(shelf.strangers(new Set(['a/one', 'b/two']))).toEqual(['b/three']);
  mkdirSync(join(folder, 'b'));
  writeFileSync(join(folder, 'b', 'three.webp'), await shot('red'));
  expect(shelf.strangers(names)).toEqual(['b/three']);
  rmSync(join(folder, 'a', 'one.webp'));
  expect(shelf.strangers(names)).toEqual(['a/one', 'b/three', 'b/two']);
});
