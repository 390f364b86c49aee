/** What is being typed in a lesson. */
export interface DraftText {
  title: string;
  markdown: string;
  /** Open to everybody, so that a visitor can try the course. */
  preview: boolean;
}

export interface DeviceCopy extends DraftText {
  /** Of the lesson's text when this was begun. */
  version: number;
  /** When the server had it, in milliseconds since the epoch; absent while it has not. */
  sentAt?: number;
}

/** An answer that was on its way when the server got the text may still show the one before. */
const MAY_BE_NEWER = 30_000;

const key = (topicId: string, language: string) => `lesson-draft:${topicId}:${language}`;

/** What this device keeps of a lesson and the server does not have, or has had for moments; null without it. */
export function readCopy(topicId: string, language: string): DeviceCopy | null {
  try {
    const copy = JSON.parse(
      localStorage.getItem(key(topicId, language)) ?? 'null',
    ) as Partial<DeviceCopy> | null;
    const whole =
      typeof copy?.title === 'string' &&
      typeof copy.markdown === 'string' &&
      typeof copy.version === 'number';
    const older = copy?.sentAt !== undefined && Date.now() - copy.sentAt > MAY_BE_NEWER;
    return whole && !older ? { ...(copy as DeviceCopy), preview: copy.preview === true } : null;
  } catch {
    return null;
  }
}

/** Keeps or, with null, forgets it. A device that keeps nothing has the server's copy a second later. */
export function writeCopy(topicId: string, language: string, copy: DeviceCopy | null): void {
  try {
    if (copy === null) localStorage.removeItem(key(topicId, language));
    else localStorage.setItem(key(topicId, language), JSON.stringify(copy));
  } catch {
    // Storage full or refused by the browser.
  }
}
