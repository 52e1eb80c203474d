import { expect, it } from 'vitest';
import { finished } from './finishFiles.ts';

it('a file that every page starts with is compiled on another thread, others are not', () => {
  const code = Buffer.from('import "./a.js"');
  const of = (name: string) => finished(name, code).toString().split('\n')[0];
  expect(of('react-C8Mt6efq.js')).toBe('//# allFunctionsCalledOnLoad');
  expect(of('HomePage-BV4zVt-0.js')).toBe('//# allFunctionsCalledOnLoad');
  expect(of('part78-C5d_BxYE.js')).toBe('import "./a.js"');
  expect(of('react-C8Mt6efq.css')).toBe('import "./a.js"');
});
