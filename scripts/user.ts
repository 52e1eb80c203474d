import { toAthensIso } from '#common/calendar/athens.ts';
import { loadKeys } from '#server/loadKeys.ts';
import { readWords, runCommand, type Work } from '#server/operator/command.ts';
import {
  confirmAddress,
  endSessions,
  listUsers,
  resetPassword,
  setLocked,
  setModerator,
} from '#server/operator/users.ts';
import { linkOrigin } from '#server/pages/origin.ts';

const USAGE = `npm run user -- list
npm run user -- moderator E-MAIL [off]
npm run user -- confirm E-MAIL        confirms the address on your word
npm run user -- reset E-MAIL          sends a password link
npm run user -- end-sessions E-MAIL   ends all sessions
npm run user -- lock E-MAIL           ends all sessions and prevents sign-in
npm run user -- unlock E-MAIL`;

const list: Work = async (db) => {
  for (const user of await listUsers(db)) {
    const since = toAthensIso(user.created_at).slice(0, 10);
    const roles = [
      user.moderator && 'moderator',
      !user.confirmed_at && 'not confirmed',
      user.locked_at && 'locked',
      user.places,
    ].filter(Boolean);
    console.log(`${user.email}  ${user.name}  since ${since}  ${roles.join(', ') || '–'}`);
  }
};

/** Each changes one account and prints the result. */
const COMMANDS: Record<string, (email: string) => Work> = {
  confirm: (email) => async (db) => {
    await confirmAddress(db, email, new Date());
    console.log(`${email} is confirmed.`);
  },
  reset: (email) => async (db, settings) => {
    const writing = {
      keys: await loadKeys(settings, db),
      origin: linkOrigin(settings),
      now: new Date(),
    };
    const href = await resetPassword(db, email, writing);
    console.log(`${email} gets a password link${settings.smtpUrl === null ? `: ${href}` : '.'}`);
  },
  'end-sessions': (email) => async (db) => {
    console.log(`${await endSessions(db, email, new Date())} sessions of ${email} have ended.`);
  },
  lock: (email) => async (db) => {
    await setLocked(db, email, true, new Date());
    console.log(`${email} is locked, and its sessions have ended.`);
  },
  unlock: (email) => async (db) => {
    await setLocked(db, email, false, new Date());
    console.log(`${email} can sign in again.`);
  },
};

const moderate =
  (email: string, isOn: boolean): Work =>
  async (db) => {
    await setModerator(db, email, isOn);
    console.log(`${email} is ${isOn ? 'a' : 'no longer a'} moderator.`);
  };

await runCommand(() => {
  const [command = '', email, off] = readWords(3, USAGE);
  if (command === 'list' && email === undefined) return list;
  if (command === 'moderator' && email && (off === undefined || off === 'off')) {
    return moderate(email, off === undefined);
  }
  const work = COMMANDS[command];
  if (work && email && off === undefined) return work(email);
  throw new Error(USAGE);
});
