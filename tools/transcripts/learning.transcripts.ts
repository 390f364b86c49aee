import { compareWalks, type StoryModule } from './compare-walks';

compareWalks(
  import.meta.glob<StoryModule>('../../packages/learning/src/*/*/*.stories.tsx', { eager: true }),
  import.meta.glob<string>('../../packages/learning/src/*/*/*.transcript.txt', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
