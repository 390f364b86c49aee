import type { AuthoredQuestion } from '@digiken/contract';

export type Built = Pick<AuthoredQuestion, 'body' | 'key'> & { options?: Record<string, string> };

export type Common = Pick<AuthoredQuestion['body'], 'prompt' | 'title' | 'language'>;
