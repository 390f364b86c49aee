import { openClass } from '../../../e2e/support/sweep/open-class.ts';
import { signInAs } from '../../../e2e/support/people.ts';
import { type AppFlow, moveTo, press } from '../app-flow.ts';

/** What is spoken when a class is joined and left: the focus goes to the heading of the new screen (spec 15.172). */
export const joinAndLeaveAClass: AppFlow = {
  name: 'join-and-leave-a-class',
  title: 'Join a live class to listen, and leave it',
  begin: async (page, server) => {
    await openClass(await signInAs(page, server.url, 'instructor'));
    const { read } = await signInAs(page, server.url, 'learner');
    const { data } = await read<{ data: { _id: string; state: string }[] }>('/live/classes');
    const open = data.find(({ state }) => state === 'open' || state === 'live');
    if (!open) throw new Error('No class is open.');
    return {
      path: `/console/live-classes/${open._id}`,
      steps: [
        moveTo('button', 'Join and listen'),
        press('Enter'),
        press('Tab'),
        moveTo('button', 'Leave'),
        press('Enter'),
        press('Tab'),
      ],
    };
  },
};
