import { describe, expect, it } from 'vitest';
import clone from './clone.ts';
import cloneDeep from './cloneDeep.ts';
import isPlainObject from './isPlainObject.ts';
import toPath from './toPath.ts';

describe('the functions of lodash that Formik imports', () => {
  const photo = new File(['a'], 'a.png');
  const values = { name: 'Eleni', hours: [{ from: '09:00' }], photos: [photo] };

  it('copies a form’s values deeply, and shares files', () => {
    const copy = cloneDeep(values);
    expect(copy).toEqual(values);
    expect(copy.hours[0]).not.toBe(values.hours[0]);
    expect(copy.photos[0]).toBe(photo);
    expect([cloneDeep(undefined), cloneDeep(null), cloneDeep(0)]).toEqual([undefined, null, 0]);
  });

  it('copies one level of arrays and object literals only', () => {
    for (const value of [values, values.hours]) {
      expect(clone(value)).toEqual(value);
      expect(clone(value)).not.toBe(value);
    }
    expect(clone(values).hours).toBe(values.hours);
    expect(clone(photo)).toBe(photo);
  });

  it('tells object literals from other objects', () => {
    expect([{}, Object.create(null)].every(isPlainObject)).toBe(true);
    expect([photo, [], null, undefined, 'a', new Date()].some(isPlainObject)).toBe(false);
  });

  it('splits a path into its keys', () => {
    expect(toPath('hours[0].from')).toEqual(['hours', '0', 'from']);
    expect(toPath('name')).toEqual(['name']);
    expect(toPath(['hours', 0])).toEqual(['hours', '0']);
    expect(toPath('')).toEqual([]);
  });
});
