import { defineMessages } from '@digiken/ui/messages-provider';

/** What stands in every page for who has JavaScript turned off: written at build time, and no part of the app. */
export const noScriptMessages = defineMessages('no-script', {
  needed:
    'Digiken needs JavaScript to log you in, to show lessons and to send forms. Please turn it on in the settings of your browser, and load the page again.',
});
