/** The messages about the account; their keys are the contract's. */
export const user = {
  login: { message: 'Welcome back' },
  registration: { message: 'Welcome to Seira' },
  logout: {
    message: 'You have signed out',
    error: 'The server could not be told, but you are signed out on this device.',
    expired: 'Your sign-in has ended. Sign in again to go on.',
  },
  tickets: { created: { message: 'Your ticket is booked' } },
};
