export const auth = {
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Date of birth',
  gender: 'Gender',
  male: 'Male',
  female: 'Female',
  password: 'Password',
  passwordHint: 'At least 8 characters, with a letter and a number',
  login: 'Log in',
  loggingIn: 'Logging you in…',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  signingUp: 'Creating your account…',
  haveAccount: 'Already have an account?',
  terms: 'By creating an account you accept the terms of use.',
  orEmail: 'or with your email',
  social: {
    login: 'Log in with',
    signUp: 'Sign up with',
    loginWith: 'Log in with {{provider}}',
    signUpWith: 'Sign up with {{provider}}',
  },
};

export const user = {
  login: {
    message: 'Welcome back',
    notStored:
      'Your browser cannot keep you logged in. If you reload or close this page, you will have to log in again.',
  },
  registration: { message: 'Welcome to Seira' },
  logout: {
    message: 'You have logged out',
    error: 'You are logged out on this device, but we could not reach Seira.',
    expired: 'You have been logged out. Log in again to continue.',
  },
  tickets: { created: { message: 'Your number is booked' } },
};
