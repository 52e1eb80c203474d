/** What a person reads when a call fails; one text for each kind of failure. */
export const errors = {
  title: 'Something went wrong',
  general50x: 'An error kept this from being done. Please try again in a little while.',
  network: 'There is no connection to the server. Check your network and try again.',
  part: 'This part of the page could not be loaded. Load the page again to open it.',
  timeout: 'The server took too long to answer. Please try again.',
  malformed: 'The server’s answer cannot be read. Please try again in a little while.',
  unauthorised: 'Your sign-in has ended. Sign in again to go on.',
  forbidden: 'You have no access to this.',
  notFound: 'What you asked for was not found. It may have been changed or removed.',
  conflict: 'Something has changed meanwhile. Refresh and try again.',
  invalid: 'The server did not accept the details. Check them and try again.',
  rateLimited_one: 'Too many attempts. Try again in a minute.',
  rateLimited_other: 'Too many attempts. Try again in {{count}} minutes.',
  crashTitle: 'This page stopped',
  crashText: 'An unexpected error happened. Load the page again; your tickets are not lost.',
  reload: 'Load again',
};
