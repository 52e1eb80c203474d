import { requireDatabase } from '#server/db/folder.ts';
import { openDatabase } from '#server/db/open.ts';
import { examine } from '#server/operator/doctor.ts';
import { readSettings } from '#server/settings.ts';

/**
 * `npm run doctor [-- --json]`: examines the database, mail, photos, clock, disk, address, backup
 * and moderation, and prints advice. Exits with 1 on an error; a warning is no error.
 */
try {
  const words = process.argv.slice(2);
  const isJson = words[0] === '--json';
  if (words.length > Number(isJson)) throw new Error('Usage: npm run doctor [-- --json]');
  const settings = readSettings(process.env);
  const open = async () => {
    requireDatabase(settings);
    return openDatabase(settings, { onError: () => undefined });
  };
  const findings = await examine(settings, open, new Date());
  if (isJson) console.log(JSON.stringify(findings, null, 2));
  else
    for (const { check, level, text } of findings)
      console.log(`${level.padEnd(8)} ${check.padEnd(11)} ${text}`);
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
