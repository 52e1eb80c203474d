/** The part of JSON Schema that the contract uses for answers. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
}

const bareWait = (place: { title_icon?: unknown; tickets_count?: unknown }) => ({
  status: place.title_icon ? 'open' : 'closed',
  waiting: place.tickets_count,
});

/**
 * Brings a value into the form of the contract, where a server that knows the specification alone
 * may have chosen another: a bare array or `{records}`, a picture as text or as `{url}`, a related
 * record as its code or name, numbers as text. A place without `wait` is open while it has a title
 * icon; a `wait` of null says that nothing is known.
 */
export const adapt = (schema: JsonSchema, raw: unknown): unknown => {
  const { type, properties, required } = schema;
  if (type === 'object' && properties) {
    if (Array.isArray(raw) && 'records' in properties) return { records: raw };
    if (typeof raw === 'string' && raw && required?.[0]) return { [required[0]]: raw };
  }
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) {
    if (properties?.wait && properties.title_icon && !('wait' in raw))
      return { ...raw, wait: bareWait(raw) };
    if (type === 'array' && 'records' in raw) return raw.records;
    if (type === 'string' && 'url' in raw) return raw.url;
  }
  if (type === 'string' && typeof raw === 'number') return String(raw);
  const isNumeric = type === 'number' || type === 'integer';
  if (isNumeric && typeof raw === 'string' && raw.trim() !== '') return Number(raw);
  return raw;
};
