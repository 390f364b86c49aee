import { signInAs } from '../../../e2e/support/people.ts';
import { type AppFlow, moveTo, press, write } from '../app-flow.ts';

/** Whether the names of the field and the button, and the answer, are spoken (spec 16.21). */
export const askTheTutor: AppFlow = {
  name: 'ask-the-tutor',
  title: 'Ask the tutor a question, and ask one that it suggests',
  begin: async (page, server) => {
    await signInAs(page, server.url, 'learner');
    return {
      path: '/console/ai-chat',
      steps: [
        moveTo('textbox', 'Your question'),
        write('How heavy is a full sack of wet soil?'),
        press('Tab'),
        press('Enter'),
        press('Tab'),
        { did: 'Starts a new talk', run: (one) => one.goto(`${server.url}/console/ai-chat`) },
        moveTo('button', 'How do I get a certificate?'),
        press('Enter'),
      ],
    };
  },
};
