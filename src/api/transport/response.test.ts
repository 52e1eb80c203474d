import { describe, expect, it, vi } from 'vitest';
import { Type } from 'typebox';
import { readResponse } from './response.ts';

const Thing = Type.Object({
  code: Type.String(),
  released_on: Type.Optional(Type.String()),
  state: Type.Optional(Type.Enum(['open', 'closed'])),
  people_ahead: Type.Optional(Type.Integer({ minimum: 0 })),
  main_image: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  can: Type.Optional(Type.Array(Type.Enum(['call', 'recall']))),
});
const Things = Type.Object({ records: Type.Array(Thing) });

const read = (record: unknown) => readResponse(Things, { records: [record] }).records[0];
const nothing = { releasedOn: null, state: null, peopleAhead: null, mainImage: null, can: [] };

it('converts names to camel case and missing values to null', () => {
  expect(read({ code: 'a', released_on: '2026-03-16', people_ahead: 2, can: ['call'] })).toEqual({
    ...nothing,
    code: 'a',
    releasedOn: '2026-03-16',
    peopleAhead: 2,
    can: ['call'],
  });
  expect(read({ code: 'a', state: null, can: null })).toEqual({ ...nothing, code: 'a' });
});

describe('a server that implements only the specification', () => {
  it('may respond with a bare array', () => {
    expect(readResponse(Things, [{ code: 'a' }]).records).toHaveLength(1);
  });

  it('may send a picture as an object, numbers as text and codes as numbers', () => {
    expect(read({ code: 7, people_ahead: '3', main_image: { url: '/a.jpg' } })).toMatchObject({
      code: '7',
      peopleAhead: 3,
      mainImage: '/a.jpg',
    });
  });

  it('may reference a related record by its code', () => {
    const Ticket = Type.Object({ waiting_list: Thing });
    expect(readResponse(Ticket, { waiting_list: 'a' }).waitingList).toMatchObject({ code: 'a' });
  });
});

describe('a response that violates the contract', () => {
  it('fails a test', () => {
    expect(() => read({ code: 'a', state: 'odd' })).toThrow('state');
    expect(() => read({})).toThrow('code');
  });

  it('is logged in a browser, without its invalid parts', () => {
    vi.stubEnv('MODE', 'production');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(read({ code: 'a', state: 'odd', people_ahead: -1, can: ['fly', 'call'] })).toEqual({
      ...nothing,
      code: 'a',
      can: ['call'],
    });
    expect(read({ code: {} })).toBeUndefined();
    expect(read(null)).toBeUndefined();
    expect(() => readResponse(Things, { count: 3 })).toThrow('malformed');
    expect(() => readResponse(Things, 'no')).toThrow('malformed');
    expect(warn).toHaveBeenCalled();
  });
});
