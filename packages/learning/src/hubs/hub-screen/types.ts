import type { Course, HubDetail, HubMember } from '@digiken/contract';
import type { Crumb, FormOutcome, KeyPage, LoadState } from '@digiken/ui/internal/types';

export interface HubScreenProps {
  state: LoadState;
  /** Set once `state` is ready. */
  hub?: HubDetail;
  courses: readonly Course[];
  courseHrefOf: (course: Course) => string;
  /** Ids of the courses in which the user is enrolled. */
  ownedIds?: readonly string[];
  /** Undefined for users who cannot see them. */
  members?: readonly HubMember[];
  /** Listed before the members, on their first page. */
  administrators?: HubDetail['administrators'];
  membersPage?: KeyPage;
  crumbs?: Crumb[];
  /** Receives the trimmed message, which may be empty. The app then passes the hub with its new membership. */
  onAsk: (message: string) => Promise<FormOutcome>;
  onCancelRequest: () => Promise<FormOutcome>;
  onLeave: () => Promise<FormOutcome>;
  /** Link to the messages of the members. */
  messageHref?: string;
  /** Link to the hub's console, for its administrator. */
  consoleHref?: string;
}
