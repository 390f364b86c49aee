import { useMessages } from '@digiken/ui/messages-provider';
import { sharedMessages } from './messages';

/**
 * Titles of pages about one thing, such as "Certificate: Grow sukuma wiki": a course, its certificate and its editor have
 * one name, and no two pages of a person may have one title.
 * @returns a function of the kind of thing and its name; undefined while the name is unknown
 */
export function useTitleOf(): (kind: string, name: string | undefined) => string | undefined {
  const t = useMessages(sharedMessages);
  return (kind, name) => (name === undefined ? undefined : t('named', { kind, name }));
}
