import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { OrganisationPage } from '#common/contract/organisations.ts';
import { TicketPage } from '#common/contract/tickets.ts';
import { serialiser } from './serialiser.ts';

const Person = Type.Object({
  name: Type.String(),
  picture: Type.Union([Type.String(), Type.Null()]),
  city: Type.Optional(Type.Object({ name: Type.String() })),
});
const People = Type.Intersect([
  Type.Object({ records: Type.Array(Person) }),
  Type.Object({ count: Type.Integer() }),
]);

const written = (check: boolean, data: unknown): unknown =>
  JSON.parse(serialiser(People, check)(data));

describe('a response', () => {
  const people = {
    records: [
      { name: 'Άννα «Α»', picture: null },
      { name: 'Νίκος', picture: '/n.svg', city: { name: 'Χανιά' } },
    ],
    count: 2,
  };

  it.each([false, true])('is serialised by its schema (checked: %s)', (check) => {
    expect(written(check, people)).toEqual(people);
  });

  const leaking = {
    ...people,
    secret: 'x',
    records: [{ name: 'Άννα', picture: null, password_hash: 'x', city: { name: 'Α', id: 7 } }],
  };

  it('loses undeclared properties at any depth', () => {
    expect(written(false, leaking)).toEqual({
      records: [{ name: 'Άννα', picture: null, city: { name: 'Α' } }],
      count: 2,
    });
  });

  it('has one generated serialiser for all endpoints that return it', () => {
    expect(serialiser(TicketPage, false)).toBe(serialiser(TicketPage, false));
  });

  it('fails with undeclared properties in tests', () => {
    expect(() => written(true, leaking)).toThrow('does not match');
  });

  it.each([
    ['OrganisationPage', OrganisationPage],
    ['TicketPage', TicketPage],
  ])('of %s is closed although it is merged from two schemas', (_name, schema) => {
    const page = { records: [], current_page: 1, total_pages: 0, offset: 0, count: 0 };
    const limits = { open_tickets: 20, open_tickets_per_day: 10, takes_per_minute: 6 };
    const whole = { ...page, ...(schema === TicketPage ? { limits } : { applied: [] }) };
    expect(JSON.parse(serialiser(schema, true)(whole))).toEqual(whole);
    expect(() => serialiser(schema, true)({ ...whole, more: 1 })).toThrow('does not match');
  });
});
