import { expect, test } from 'vitest';
import { keepFocus } from './lostFocus.ts';

keepFocus();

const screenOf = (html: string): ((id: string) => HTMLElement) => {
  document.body.innerHTML = html;
  return (id) => document.getElementById(id)!;
};

/** Mutation observers run after the current task. */
const removed = async (...elements: HTMLElement[]): Promise<string> => {
  for (const element of elements) element.remove();
  await Promise.resolve();
  return document.activeElement!.id;
};

const rows = `<main><h1 id="title">Title</h1>
  <section id="team"><h2 id="heading">Team</h2><button id="remove"></button></section></main>`;

test('a removed element passes the focus to the heading of its region', async () => {
  const by = screenOf(rows);
  by('remove').focus();
  expect(await removed(by('remove'))).toBe('heading');
});

test('the title of a card is not the heading of a region', async () => {
  const by = screenOf(`<main><section id="places"><ul><li><h2 id="card">Card</h2></li></ul>
    <button id="more"></button></section></main>`);
  by('more').focus();
  expect(await removed(by('more'))).toBe('places');
});

test('the nearest heading takes the focus if the one of the region was scrolled away', async () => {
  const by = screenOf(`<main><section id="booking"><h2 id="heading">Your number</h2>
    <article><h2 id="outcome">Cancelled</h2><button id="cancel"></button></article>
    </section></main>`);
  by('heading').getBoundingClientRect = () => new DOMRect(0, -300, 0, 40);
  by('outcome').getBoundingClientRect = () => new DOMRect(0, -50, 0, 40);
  by('cancel').focus();
  expect(await removed(by('cancel'))).toBe('outcome');
});

test('a region that leaves with the element passes the focus to the screen', async () => {
  const by = screenOf(rows);
  by('remove').focus();
  expect(await removed(by('team'))).toBe('title');
});

test('a dialog that leaves with its opener passes the focus to the region of the opener', async () => {
  const by = screenOf(`${rows}<div id="dialog"><button id="yes"></button></div>`);
  by('remove').focus();
  by('yes').focus();
  expect(await removed(by('remove'), by('dialog'))).toBe('heading');
});

test('an element that has taken the focus keeps it', async () => {
  const by = screenOf(`${rows}<button id="next"></button>`);
  by('remove').focus();
  by('remove').remove();
  by('next').focus();
  expect(await removed()).toBe('next');
});

test('a screen that leaves as a whole passes the focus to nothing', async () => {
  const by = screenOf(`<div id="screen">${rows}</div>`);
  by('remove').focus();
  expect(await removed(by('screen'))).toBe('');
});
