import type { MessageOverrides } from '@digiken/ui/messages-provider';
import { accountData } from './account-data';
import { authoring } from './authoring';
import { courses } from './courses';
import { hubPeople } from './hub-people';
import { downloads } from './downloads';
import { discussions } from './discussions';
import { hubs } from './hubs';
import { live } from './live';
import { notifications } from './notifications';
import { platforms } from './platforms';
import { providers } from './providers';
import { quizAuthoring } from './quiz-authoring';
import { payments } from './payments';
import { quizzes } from './quizzes';
import { receipts } from './receipts';
import { richText } from './rich-text';
import { screens } from './screens';
import { signIn } from './sign-in';
import { site } from './site';
import { tutor } from './tutor';
import { versions } from './versions';

/**
 * Every text of this package in Kiswahili, by namespace and key. Merge it with the `messages` of
 * `@digiken/ui/messages-sw` for the `messages` prop of `DigikenProvider` with `locale="sw-KE"`.
 */
export const messages: MessageOverrides = {
  ...accountData,
  ...authoring,
  ...courses,
  ...hubPeople,
  ...discussions,
  ...downloads,
  ...hubs,
  ...live,
  ...notifications,
  ...payments,
  ...platforms,
  ...providers,
  ...quizAuthoring,
  ...quizzes,
  ...receipts,
  ...richText,
  ...screens,
  ...signIn,
  ...site,
  ...tutor,
  ...versions,
};
