import { describe, expect, it, vi } from 'vitest';
import { Type } from 'typebox';
import { readAnswer } from './answer.ts';

const Thing = Type.Object({
  code: Type.String(),
  released_on: Type.Optional(Type.String()),
  state: Type.Optional(Type.Enum(['open', 'closed'])),
  people_ahead: Type.Optional(Type.Integer({ minimum: 0 })),
  main_image: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  can: Type.Optional(Type.Array(Type.Enum(['call', 'recall']))),
});
const Things = Type.Object({ records: Type.Array(Thing) });

const read = (record: unknown) => readAnswer(Things, { records: [record] }).records[0];
const nothing = { releasedOn: null, state: null, peopleAhead: null, mainImage: null, can: [] };

it('gives the names of the client, and null for what is not said', () => {
  expect(read({ code: 'a', released_on: '2026-03-16', people_ahead: 2, can: ['call'] })).toEqual({
    ...nothing,
    code: 'a',
    releasedOn: '2026-03-16',
    peopleAhead: 2,
    can: ['call'],
  });
  expect(read({ code: 'a', state: null, can: null })).toEqual({ ...nothing, code: 'a' });
});

describe('a server that knows the specification alone', () => {
  it('may answer a bare array', () => {
    expect(readAnswer(Things, [{ code: 'a' }]).records).toHaveLength(1);
  });

  it('may give a picture as an object, numbers as text and codes as numbers', () => {
    expect(read({ code: 7, people_ahead: '3', main_image: { url: '/a.jpg' } })).toMatchObject({
      code: '7',
      peopleAhead: 3,
      mainImage: '/a.jpg',
    });
  });

  it('may name a related record by its code alone', () => {
    const Ticket = Type.Object({ waiting_list: Thing });
    expect(readAnswer(Ticket, { waiting_list: 'a' }).waitingList).toMatchObject({ code: 'a' });
  });
});

describe('an answer that the contract does not allow', () => {
  it('fails a test', () => {
    expect(() => read({ code: 'a', state: 'odd' })).toThrow('state');
    expect(() => read({})).toThrow('code');
  });

  it('loses what is not sound in a browser, and is logged', () => {
    vi.stubEnv('MODE', 'production');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(read({ code: 'a', state: 'odd', people_ahead: -1, can: ['fly', 'call'] })).toEqual({
      ...nothing,
      code: 'a',
      can: ['call'],
    });
    expect(read({ code: {} })).toBeUndefined();
    expect(read(null)).toBeUndefined();
    expect(() => readAnswer(Things, { count: 3 })).toThrow('malformed');
    expect(() => readAnswer(Things, 'no')).toThrow('malformed');
    expect(warn).toHaveBeenCalled();
  });
});
