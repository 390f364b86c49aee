import type { Services } from '../platform/services';
import { PublicPages } from './assistant/pages';

/** What the functions of the tutor need. */
export interface OpenTutor extends Services {
  /** Answers that this process is writing, by id: aborting one ends its request to the model. */
  writing: Map<string, AbortController>;
  pages: PublicPages;
  /** Ends the requests to the model; their answers are finished with what they have. */
  close: () => void;
}

export function openTutor(services: Services): OpenTutor {
  const writing = new Map<string, AbortController>();
  return {
    ...services,
    writing,
    pages: new PublicPages(services.config.appDir),
    close: () => {
      for (const item of writing.values()) item.abort();
    },
  };
}
