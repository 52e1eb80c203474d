import isPlainObject from './isPlainObject.ts';

/** Copies arrays and object literals with their contents. Other values, such as files, are shared. */
export default function cloneDeep<T>(value: T): T {
  if (Array.isArray(value)) return value.map(cloneDeep) as T;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, cloneDeep(part)]),
  ) as T;
}
