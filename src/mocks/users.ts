import type { FieldProblems, User } from '#common/contract/account/users.ts';

/** The signed-in person. The name follows the first and the last name. */
export const buildUser = (overrides: Partial<User> = {}): User => {
  const first_name = overrides.first_name ?? 'Ελένη';
  const last_name = overrides.last_name ?? 'Παπαδοπούλου';
  return {
    code: 'user-eleni',
    name: `${first_name} ${last_name}`,
    first_name,
    last_name,
    email: 'eleni@example.gr',
    main_image: null,
    created_at: '2023-02-11T18:20:00+02:00',
    email_confirmed: true,
    delete_at: null,
    moderator: false,
    language: 'el',
    ...overrides,
  };
};

/** Sign-up's response with 422: every offending field with its problems. */
export const buildFieldProblems = (
  message: FieldProblems['message'] = { email: ['χρησιμοποιείται ήδη'] },
): FieldProblems => ({ message });
