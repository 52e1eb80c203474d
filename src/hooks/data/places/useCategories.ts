import useSWR from 'swr';
import { categoryKeys, fetchCategories } from '#src/api/categories.ts';

/** The kinds of organisations. */
export const useCategories = () => useSWR(categoryKeys.all, fetchCategories);
