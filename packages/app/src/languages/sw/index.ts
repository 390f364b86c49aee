import type { MessageOverrides } from '@digiken/ui/messages-provider';
import { admin } from './admin';
import { guard } from './guard';
import { hub } from './hub';
import { hubPeople } from './hub-people';
import { instructor } from './instructor';
import { learner } from './learner';
import { live } from './live';
import { offline } from './offline';
import { platforms } from './platforms';
import { shared } from './shared';
import { shell } from './shell';
import { signIn } from './sign-in';

/** The app's own texts in Kiswahili, by namespace and key; the library brings its own. */
export const messages: MessageOverrides = {
  ...shell,
  ...guard,
  ...signIn,
  ...shared,
  ...live,
  ...offline,
  ...platforms,
  ...learner,
  ...instructor,
  ...hub,
  ...hubPeople,
  ...admin,
};
