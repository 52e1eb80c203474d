import { resolve } from 'node:path';
import { startStub } from '#tests/contract/stub.ts';

console.log(`stub at ${await startStub(resolve('dist'), Number(process.env.PORT))}`);
process.on('SIGTERM', () => process.exit(0));
