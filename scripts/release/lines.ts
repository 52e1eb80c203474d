import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * `node scripts/release/lines.ts`: counts the tracked lines. Proof is tests, stories, benchmarks and other
 * scripts, Storybook's own code, mocks and the helpers of tests. Product is the rest of the program,
 * and everything else is documents and configuration.
 */
const COUNTED = /\.(ts|tsx|sql|mdx?|css|json|ya?ml|html)$/;
const PROOF =
  /^(tests|stories|scripts|\.storybook)\/|\/(testing|mocks)\/|\.(test|spec|stories)\.tsx?$/;
const PRODUCT = /^(common|mail|pictures|server|src|theme)\//;

const counts = { product: 0, proof: 0, other: 0 };
for (const file of execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')) {
  if (!COUNTED.test(file) || file === 'package-lock.json') continue;
  const kind = PROOF.test(file) ? 'proof' : PRODUCT.test(file) ? 'product' : 'other';
  counts[kind] += readFileSync(file, 'utf8').split('\n').length - 1;
}
const { product, proof, other } = counts;
console.log(`${product + proof + other} lines: product ${product}, proof ${proof}, other ${other}`);
console.log(`proof / product: ${(proof / product).toFixed(3)}`);
