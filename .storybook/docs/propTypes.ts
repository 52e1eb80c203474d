import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** The part of react-docgen's output that is used here. */
interface DocgenType {
  name: string;
  raw?: string;
  elements?: { name: string }[];
}

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: DocgenType; required?: boolean }> };
}

const plain = ['number', 'string', 'boolean'] as const;
type Plain = (typeof plain)[number];

const isPlain = (name: string | undefined): name is Plain => plain.includes(name as Plain);

/** `number | null` is a number in a control and in a URL; what is text here stays text. */
const plainOf = (type: DocgenType, initial: unknown): Plain | undefined => {
  const parts = (type.elements ?? []).map(({ name }) => name).filter((name) => name !== 'null');
  if (type.name === 'union' && parts.length === 1 && isPlain(parts[0])) return parts[0];
  if (!type.elements && typeof initial === 'string') return 'string';
  return undefined;
};

const described = (argType: InputType, type: DocgenType, initial: unknown): InputType => {
  const simple = plainOf(type, initial);
  return {
    ...argType,
    ...(simple && { type: { ...Object(argType.type), name: simple } }),
    table: { ...argType.table, type: { summary: type.raw ?? type.name } },
  };
};

/**
 * Shows "number | null" where Storybook says "union", and gives such props the matching control:
 * without it they can be set neither in the table nor through `&args=` of a link.
 */
export const tellTypes: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as Documented;
  const props = docgen?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      return [name, type ? described(argType, type, initialArgs[name]) : argType];
    }),
  ) as typeof argTypes;
};
