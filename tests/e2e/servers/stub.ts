import { resolve } from 'node:path';
import { startStub } from '#tests/contract/stub-server.ts';

const { url } = await startStub({ port: Number(process.env.PORT), dist: resolve('dist') });
console.log(`stub at ${url}`);
process.on('SIGTERM', () => process.exit(0));
