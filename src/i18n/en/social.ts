export const social = {
  finishing: 'Completing the login with {{provider}}…',
  failure: {
    refused: 'The login with {{provider}} was cancelled. Try again or log in with your email.',
    expired:
      'The login with {{provider}} was not completed in time, or was started in another browser. Try again.',
    no_email:
      '{{provider}} gave us no email address, and your account needs one. Allow it there or log in with your email.',
    unconfirmed:
      'Your email at {{provider}} is not confirmed. Confirm it there or log in with your email.',
    unreachable:
      '{{provider}} is not responding at the moment. Try again shortly or log in with your email.',
    too_many:
      'There were too many logins from your network. Try again in ten minutes or log in with your email.',
  },
  join: {
    text: 'An account with the email {{email}} already exists. Enter its password once, and you will be able to log in with {{provider}} too.',
    submit: 'Log in with {{provider}} too',
    joining: 'Logging in…',
    mail: 'Send me a link by email',
    mailed:
      'We sent a link to {{email}}. It works for one hour. Open it, then log in with {{provider}}.',
    other: 'Log in another way',
  },
};
