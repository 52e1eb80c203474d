import isPlainObject from './isPlainObject.ts';

/** Copies an array or an object literal, but not its contents. Other values are returned as they are. */
export default function clone<T>(value: T): T {
  if (Array.isArray(value)) return [...(value as unknown[])] as T;
  return isPlainObject(value) ? { ...value } : value;
}
