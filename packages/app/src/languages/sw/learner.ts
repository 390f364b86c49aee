import type { learnerMessages } from '../../areas/learner/messages';
import type { TextsOf } from '../texts-of';

export const learner = {
  'learner-area': {
    hubs: 'Vituo',
    hub: 'Kituo',
    hubAdmin: 'Msimamizi wa kituo',
    invitation: 'Mwaliko wa kujiunga na kituo',
  } satisfies TextsOf<typeof learnerMessages>,
};
