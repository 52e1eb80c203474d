import { describe, expect, it } from 'vitest';
import type { Profile } from '#common/contract/account/profile.ts';
import {
  accountCalls,
  linkToken,
  NEW_PASSWORD,
  PASSWORD,
  subjectsTo,
  type Signed,
} from '#server/testing/accounts.ts';
import { columnName } from '#server/i18n/columns.ts';
import { buildLine, createCalls } from '#server/testing/lines.ts';
import { refusalOf } from '#server/testing/streams.ts';
import { columnOf, testApp } from '#server/testing/testApp.ts';

const test = testApp({ publicOrigin: 'https://seira.example' });
const calls = accountCalls(test);

describe('a profile', () => {
  const read = async (who: Signed) =>
    (await calls.ask<Profile>('GET', '/api/user/profile', who)).body;
  const WRITTEN = {
    name: 'Φιλαρέτη Αναγνωστάκη',
    bio: '  Γράφω για ουρές.\nΚαι για ψωμί.  ',
    location: 'Βόλος',
    number: '+30 24210 00 412',
    youtube: 'youtube.com/@filareti',
    website: 'HTTPS://filareti.example/σελίδα?x=1',
  };
  const save = (who: Signed, more: object = {}) =>
    calls.ask('PUT', '/api/user/profile', who, { ...WRITTEN, ...more });

  it('is saved, and public only with consent and without the address', async () => {
    const person = await calls.signUp();
    expect(await save(person)).toMatchObject({
      status: 200,
      body: {
        ...WRITTEN,
        bio: 'Γράφω για ουρές.\nΚαι για ψωμί.',
        youtube: 'https://youtube.com/@filareti',
        email: person.email,
        public: false,
      },
    });
    const others = () => calls.ask('GET', `/api/people/${person.code}`);
    expect((await others()).body.code).toBe('person_not_found');
    await save(person, { public: true });
    const seen = await others();
    expect(seen).toMatchObject({ status: 200, body: { name: WRITTEN.name, location: 'Βόλος' } });
    expect(JSON.stringify(seen.body)).not.toContain(person.email);
    await save(person, { public: false });
    expect((await others()).status).toBe(404);
  });

  it('rejects all invalid fields at once and keeps the stored profile', async () => {
    const person = await calls.signUp();
    const refused = await save(person, {
      name: 'Φ',
      bio: 'x'.repeat(501),
      location: 'x'.repeat(81),
      number: 'δεν έχω',
      youtube: 'https://vimeo.com/1',
      website: 'javascript:alert(1)//.gr',
    });
    expect(refusalOf(refused)).toBe('422 bio location name number website youtube');
    expect((await read(person)).bio).toBe('');
  });

  it('keeps the last name whole if the full name still ends with it', async () => {
    const person = await calls.signUp({ first_name: 'Άννα', last_name: 'Παπά Δήμου' });
    const namesAfter = async (name: string) => {
      await save(person, { name });
      const { body } = await calls.ask('GET', '/api/user', person);
      return [body.first_name, body.last_name];
    };
    expect(await namesAfter('Άννα Μαρία  Παπά Δήμου')).toEqual(['Άννα Μαρία', 'Παπά Δήμου']);
    expect(await namesAfter('Άννα Μαρία Νικολάου')).toEqual(['Άννα Μαρία', 'Νικολάου']);
    expect(await namesAfter('Μαρία Νικολάου')).toEqual(['Μαρία', 'Νικολάου']);
    expect(await namesAfter('Εύα Μαρία Καρρά')).toEqual(['Εύα', 'Μαρία Καρρά']);
  });

  it('changes the address with password and link, and notifies the old address', async () => {
    const person = await calls.signUp();
    const email = `New-${person.email}`;
    const asked = await save(person, { email, current: PASSWORD });
    expect(asked.body).toMatchObject({ email: person.email, new_email: email });
    expect((await subjectsTo(test, person.email))[0]).toBe('Ζητήθηκε αλλαγή του email σας');
    expect((await calls.signIn(person.email)).status).toBe(200);
    const token = await linkToken(test, email, 'confirm');
    expect((await calls.confirm(token)).body).toMatchObject({ purpose: 'change_email' });
    expect((await calls.confirm(token)).status).toBe(200);
    expect((await calls.signIn(email)).status).toBe(200);
    expect((await calls.signIn(person.email)).status).toBe(422);
    expect(await read(person)).toMatchObject({ email, new_email: null });
    expect((await subjectsTo(test, person.email))[0]).toBe('Το email σας άλλαξε');
  });

  it('keeps the address without the password or after a password change', async () => {
    const person = await calls.signUp();
    const email = `other-${person.email}`;
    const faultOf = async (more: object) => refusalOf(await save(person, more));
    expect(await faultOf({ email })).toBe('422 current');
    expect(await faultOf({ email, current: 'no 1 knows' })).toBe('422 current');
    expect(await faultOf({ email: 'nothing', current: PASSWORD })).toBe('422 email');
    await save(person, { email, current: PASSWORD });
    const token = await linkToken(test, email, 'confirm');
    const change = { current: PASSWORD, password: NEW_PASSWORD };
    await calls.ask('PUT', '/api/user/password', person, change);
    expect((await calls.confirm(token)).body.code).toBe('link_over');
  });

  it('does not reveal whether an address has an account, and sends nothing there', async () => {
    const [person, other] = [await calls.signUp(), await calls.signUp()];
    const before = await subjectsTo(test, other.email);
    const asked = await save(person, { email: other.email, current: PASSWORD });
    expect(asked).toMatchObject({ status: 200, body: { new_email: other.email } });
    expect(await subjectsTo(test, other.email)).toEqual(before);
  });

  it('rejects a new address that another account took meanwhile', async () => {
    const person = await calls.signUp();
    const email = `wanted-${person.email}`;
    await save(person, { email, current: PASSWORD });
    const token = await linkToken(test, email, 'confirm');
    await calls.signUp({ email });
    const lost = await calls.confirm(token);
    expect(refusalOf(lost)).toBe('409 email_taken');
    expect(lost.body.error).toBe('Αυτή η διεύθυνση ανήκει ήδη σε άλλον λογαριασμό.');
    expect((await read(person)).email).toBe(person.email);
    expect((await calls.signIn(person.email)).status).toBe(200);
  });
});

describe('a person’s own data', () => {
  it('contains everything without secrets, as JSON and as CSV, whole or by table', async () => {
    const line = await buildLine(test);
    const person = await calls.signUp({ first_name: 'Άννα;=1+1', last_name: '=HYPERLINK("x")' });
    await createCalls(test).take(line.list.code, person);
    const all = await calls.ask('GET', '/api/user/data', person);
    expect(all.headers['content-disposition']).toBe('attachment; filename="seira-2026-11-20.json"');
    expect(all.body).toMatchObject({
      account: [{ email: person.email, birth_date: '1990-01-01' }],
      tickets: [{ rank: 1, status: 'scheduled' }],
      ticket_events: [{ to_status: 'scheduled' }],
      sessions: [{ revoked_at: null }],
      places: [],
      actions: [],
    });
    const hash = 'SELECT password_hash FROM users WHERE code = $1';
    const [secret] = await columnOf<string>(test.db, hash, [person.code]);
    expect(JSON.stringify(all.body)).not.toContain(secret);
    const csvOf = (table: string, language = 'en') =>
      calls.ask('GET', `/api/user/data${table}`, person, undefined, {
        accept: 'text/csv',
        'accept-language': language,
      });
    const tickets = await csvOf('');
    expect(tickets.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(tickets.body.text).toMatch(/^\uFEFFCode,Number,Status,.*\r\ntkt_\w+,1,scheduled,/);
    const account = await csvOf('?table=account');
    expect(String(account.body.text)).toContain(`"'=HYPERLINK(""x"")"`);
    const whole = await csvOf('?table=all');
    const name = 'seira-all-2026-11-20.csv';
    expect(whole.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    const lines = String(whole.body.text).split('\r\n');
    expect(lines[0]).toBe('\uFEFFTable,Row,Field,Value');
    expect(lines).toContain(`Account,1,Email,${person.email}`);
    expect(lines).toContain(`Account,1,Last name,"'=HYPERLINK(""x"")"`);
    expect(lines).toContain(`Account,1,First name,"Άννα;'=1+1"`);
    expect(lines).toContain('Tickets,1,Status,scheduled');
    // Times are in the Athens time zone.
    expect(lines).toContain('Tickets,1,Created at,2026-11-20 12:00:00');
    const greek = await csvOf('?table=all', 'el');
    const [heads, ...cells] = String(greek.body.text).split('\r\n').slice(0, -1);
    expect(heads).toBe('\uFEFFΠίνακας;Γραμμή;Πεδίο;Τιμή');
    expect(cells).toContain('Αριθμοί;1;Κατάσταση;scheduled');
    for (const one of cells) expect(one).toMatch(/^[Ά-ώ].*;\d+;([Ά-ώ]|Email|YouTube)/);
    const known = Object.entries(all.body).filter(
      ([, rows]) => Array.isArray(rows) && rows.length > 0,
    );
    expect(new Set(lines.slice(1, -1).map((one) => one.split(',')[0]))).toEqual(
      new Set(known.map(([table]) => columnName('en', table))),
    );
  });

  it('is downloaded at most thirty times an hour', async () => {
    const person = await calls.signUp();
    const download = () => calls.ask('GET', '/api/user/data', person);
    for (let n = 0; n < 30; n += 1) expect((await download()).status).toBe(200);
    expect(refusalOf(await download())).toBe('429 too_many_downloads');
  });
});
