import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrationNames } from './migrate.ts';

/** Tables that may have millions of rows, so that nothing may read or write them as a whole. */
const BIG = `audit bookmarks idempotency_keys mail_outbox moderation_decisions network_takes
  organisation_words organisations photos rate_counters refresh_tokens reviews sessions subscriptions
  ticket_alerts ticket_events tickets told_windows users wait_predictions
  waiting_lists`.replaceAll(/\s+/g, '|');

/** Scripts up to this one were written before the rule. */
const BEFORE_THE_RULE = '060_operators.sql';

const RULES: [RegExp, string][] = [
  [
    new RegExp(String.raw`^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)\S+ ON (${BIG})\b`),
    'makes an index without CONCURRENTLY',
  ],
  [new RegExp(String.raw`\b(UPDATE|DELETE FROM|MERGE INTO) (${BIG})\b`), 'writes rows'],
  [
    new RegExp(
      String.raw`^ALTER TABLE (${BIG})\b.*(\bTYPE\b|SET NOT NULL|GENERATED ALWAYS|PRIMARY KEY|UNIQUE|DEFAULT [^,]*\()`,
    ),
    'reads or writes the whole table',
  ],
  [
    new RegExp(String.raw`^ALTER TABLE (${BIG})\b(?!.*NOT VALID).*\b(CHECK|FOREIGN KEY)\b`),
    'checks every row; NOT VALID does not',
  ],
];

/** Statements of a script that would block tickets for long. */
function faultsIn(script: string): string[] {
  const statements = script
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((sql) => sql.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const faults = statements.flatMap((sql) =>
    RULES.filter(([rule]) => rule.test(sql)).map(([, fault]) => `${fault}: ${sql}`),
  );
  if (!script.includes('CONCURRENTLY')) return faults;
  const dropped = new Set<string>();
  for (const sql of statements) {
    const drop = /^DROP INDEX CONCURRENTLY IF EXISTS (\S+)$/.exec(sql);
    const made = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\S+) ON /.exec(sql);
    if (drop) dropped.add(drop[1]!);
    else if (!made) faults.push(`belongs in a script without CONCURRENTLY: ${sql}`);
    else if (!dropped.has(made[1]!)) faults.push(`does not drop what a killed start left: ${sql}`);
  }
  return faults;
}

it('migrations let people use big tables meanwhile', () => {
  const later = migrationNames().filter((name) => name > BEFORE_THE_RULE);
  const found = later.map((name) => [
    name,
    faultsIn(readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8')),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(later.map((name) => [name, []])));
});

it.each([
  ['CREATE INDEX a ON tickets (code);', 'makes an index'],
  ['CREATE INDEX CONCURRENTLY a ON tickets (code);', 'does not drop'],
  ['CREATE INDEX CONCURRENTLY a ON new_table (b); CREATE TABLE c ();', 'belongs in a script'],
  ['UPDATE tickets SET code = code;', 'writes rows'],
  ['WITH gone AS (DELETE FROM audit RETURNING id) SELECT;', 'writes rows'],
  ['ALTER TABLE users\n  ADD COLUMN a int GENERATED ALWAYS AS (1) STORED;', 'the whole table'],
  ['ALTER TABLE users ADD COLUMN a uuid DEFAULT gen_random_uuid();', 'the whole table'],
  ['ALTER TABLE users ALTER COLUMN email TYPE varchar;', 'the whole table'],
  ['ALTER TABLE users ADD COLUMN a int CHECK (a > 0);', 'checks every row'],
])('notices "%s"', (sql, fault) => {
  expect(faultsIn(sql).join()).toContain(fault);
});

it.each([
  'ALTER TABLE tickets ADD COLUMN a int NOT NULL DEFAULT 0;',
  'ALTER TABLE tickets ADD CONSTRAINT a CHECK (a > 0) NOT VALID;',
  'DROP INDEX CONCURRENTLY IF EXISTS a; CREATE INDEX CONCURRENTLY a ON tickets (code);',
  'CREATE TABLE a (id bigint REFERENCES tickets ON DELETE CASCADE); CREATE INDEX b ON a (id);',
])('allows "%s"', (sql) => {
  expect(faultsIn(sql)).toEqual([]);
});
