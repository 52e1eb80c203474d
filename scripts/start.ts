import { startServer } from '#server/boot.ts';
import { DEMO, DEMO_EMAILS } from '#server/seed/index.ts';
import { startFailure, stopOnSignals } from '#server/main.ts';
import { readSettings } from '#server/settings.ts';
import { buildIfNeeded } from './build.ts';

const local = (address: string) =>
  address.replace(/\/\/(0\.0\.0\.0|\[::\]|127\.0\.0\.1)/, '//localhost');

try {
  const began = performance.now();
  const settings = readSettings({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' });
  await buildIfNeeded(settings);
  const server = await startServer(settings);
  stopOnSignals(server, (code) => process.exit(code));
  const mailPlace = (destination: string) => {
    if (settings.smtpUrl !== null) return destination;
    const files = `files in ${destination}`;
    return settings.seed === 'demo' ? `${local(server.address)}/api/dev/mail, ${files}` : files;
  };
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const lines = [
    '',
    `  Σειρά   ${local(server.address)}        (ready in ${seconds} s)`,
    `  API     ${local(server.address)}/api/docs`,
    ...(settings.seed === 'demo' ? [`  Demo    ${DEMO_EMAILS.join(', ')} / ${DEMO.password}`] : []),
    `  Mail    ${mailPlace(server.mail)}`,
    `  Data    ${settings.databaseUrl ? 'PostgreSQL of DATABASE_URL' : settings.dataDir}`,
    '',
    ...server.warnings.map((warning) => `  ${warning}`),
    '  Press Ctrl-C to stop.',
    '',
  ];
  console.log(lines.join('\n'));
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
