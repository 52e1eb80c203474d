import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '#common/contract/places/members.ts';
import { manage as greek } from './el/manage.ts';
import { manage as english } from './en/manage.ts';

it.each([
  ['Greek', greek],
  ['English', english],
])('has a %s text for every action that the audit trail records', (_language, { history }) => {
  const texts: Record<string, string> = history.did;
  expect(AUDIT_ACTIONS.filter((action) => !texts[action])).toEqual([]);
});
