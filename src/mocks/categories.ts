import { CATEGORY_TITLES } from '#common/categories.ts';
import type { Category } from '#common/contract/organisations.ts';

const titles = CATEGORY_TITLES.el;

/** One of the eight category names of the contract. */
export type CategoryIcon = keyof typeof titles;

export const buildCategory = (overrides: Partial<Category> = {}): Category => {
  const icon_name = overrides.icon_name ?? 'business';
  return {
    code: `category-${icon_name}`,
    title: titles[icon_name as CategoryIcon] ?? icon_name,
    icon_name,
    organisations_count: 12,
    ...overrides,
  };
};

/** All eight categories, as the server answers them. */
export const buildCategories = (): Category[] =>
  Object.keys(titles).map((icon_name, index) =>
    buildCategory({ icon_name, organisations_count: 4 + ((index * 7) % 13) }),
  );
