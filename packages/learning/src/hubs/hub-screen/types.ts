import type { Crumb, FormOutcome, KeyPage, LoadState } from '@digiken/ui/internal/types';
import type { CourseView } from '../../lib/types';
import type { Membership } from '../hub-card/hub-card';

export interface HubDetailView {
  name: string;
  /** Address of a square picture. */
  logo?: string;
  /** A wide picture. `alt` is empty for a decorative one. */
  banner?: { src: string; alt: string; altLanguage?: string };
  summary?: string;
  /** BCP 47 tag of `summary`, e.g. "sw"; undefined if it is not known. */
  summaryLanguage?: string;
  /** Plain text with line breaks; may be empty. */
  description: string;
  /** BCP 47 tag of `description`. */
  descriptionLanguage?: string;
  memberCount: number;
  /** False: invitations only. */
  acceptsRequests?: boolean;
}

export interface HubMemberView {
  id: string;
  name: string;
  avatar?: string;
  /** As text, e.g. "Hub Admin". */
  role?: string;
}

export interface HubScreenProps {
  state: LoadState;
  /** Set once `state` is ready. */
  hub?: HubDetailView;
  membership: Membership;
  courses: CourseView[];
  /** Ids of the courses in which the user is enrolled. */
  ownedIds?: readonly string[];
  /** Undefined for users who cannot see them. */
  members?: readonly HubMemberView[];
  membersPage?: KeyPage;
  crumbs?: Crumb[];
  /** Receives the trimmed message, which may be empty. The app then passes the new membership. */
  onAsk: (message: string) => Promise<FormOutcome>;
  onCancelRequest: () => Promise<FormOutcome>;
  onLeave: () => Promise<FormOutcome>;
  /** Reason and time (ISO 8601) of the last rejection. */
  rejection?: { reason: string; reasonLanguage?: string; at: string };
  /** Link to the messages of the members. */
  messageHref?: string;
  /** Link to the hub's console, for its administrator. */
  consoleHref?: string;
}
