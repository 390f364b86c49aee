import { compareWalks, type StoryModule } from './compare-walks';

compareWalks(
  import.meta.glob<StoryModule>('../../packages/ui/src/*/*/*.stories.tsx', { eager: true }),
  import.meta.glob<string>('../../packages/ui/src/*/*/*.transcript.txt', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
