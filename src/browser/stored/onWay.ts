import { storedValue } from './storedValue.ts';

const isCode = (value: unknown): value is string => typeof value === 'string';

/** Code of the ticket whose holder has left for the place. It stays on the device. */
export const onWay = storedValue('seira.on_way', 'local', isCode);
