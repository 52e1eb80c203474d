import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT_ID, SLOTS, STATE_ID } from '#common/page/slots.ts';
import { checkTemplate, parseTemplate } from './template.ts';

const source = readFileSync('index.html', 'utf8');

it('the page of the product has every slot, and the ids that both sides know', () => {
  expect(() => checkTemplate(parseTemplate(source))).not.toThrow();
  expect(source).toContain(`<div id="${ROOT_ID}">${SLOTS.app}</div>`);
  expect(source).toContain(`document.getElementById('${STATE_ID}')`);
});
