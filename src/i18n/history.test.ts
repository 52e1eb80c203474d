import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '#common/contract/places/members.ts';
import { manage } from './el/manage.ts';

// The types require the same texts in English.
it('has a text for every action that the audit trail records', () => {
  const texts: Record<string, string> = manage.history.did;
  expect(AUDIT_ACTIONS.filter((action) => !texts[action])).toEqual([]);
});
