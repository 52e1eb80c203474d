import { toAthensIso } from '#common/calendar/athens.ts';
import { runCommand, type Work } from '#server/operator/command.ts';
import { listUsers, setModerator } from '#server/operator/users.ts';

const USAGE = `npm run user -- list
npm run user -- moderator E-MAIL [off]`;

const list: Work = async (db) => {
  for (const { email, name, created_at, moderator, places } of await listUsers(db)) {
    const since = toAthensIso(created_at).slice(0, 10);
    const roles = [moderator ? 'moderator' : null, places].filter(Boolean).join(', ');
    console.log(`${email}  ${name}  since ${since}  ${roles || '–'}`);
  }
};

const moderate =
  (email: string, isOn: boolean): Work =>
  async (db) => {
    if (!(await setModerator(db, email, isOn))) {
      throw new Error(`There is no account with the address ${email}.`);
    }
    console.log(`${email} is ${isOn ? 'a' : 'no longer a'} moderator.`);
  };

const [command, email, off] = process.argv.slice(2);

await runCommand(() => {
  if (command === 'list') return list;
  if (command === 'moderator' && email && (off === undefined || off === 'off')) {
    return moderate(email, off === undefined);
  }
  throw new Error(USAGE);
});
