import { Canvas } from '@storybook/addon-docs/blocks';
import { inSentenceCase } from '../names';

/** The fields of a story that this page reads. */
export interface DocsStory {
  id: string;
  name: string;
  title: string;
  tags: string[];
  parameters: Record<string, unknown>;
  moduleExport: object;
}

/** Overlays cover the window and layouts and screens define landmarks, so these stories render in their own frame. */
const needsFrame = ({ title, parameters }: DocsStory) =>
  parameters.frame !== undefined || /^(Layouts|Overlays)\/|dialog$/.test(title);

export function ExampleStory({ story }: { story: DocsStory }) {
  if (!needsFrame(story)) return <Canvas of={story.moduleExport} layout="fullscreen" />;
  return <Canvas of={story.moduleExport} layout="fullscreen" story={{ inline: false, height: '560px' }} />;
}

const evidence = (tags: string[]) => tags.filter((tag) => /^(wcag|state):|^keyboard$/.test(tag));

/** Stories that the sidebar shows; the others are tests of contracts. */
export const forDesigners = (stories: DocsStory[]) => stories.filter(({ tags }) => tags.includes('dev'));

/** Lists all stories as links with what each proves. Thirty live examples would be slow on a poor connection. */
export function StoryList({ stories }: { stories: DocsStory[] }) {
  return (
    <ul className="docs-stories">
      {stories.map(({ id, name, tags, parameters }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {inSentenceCase(name)}
          </a>
          {describe(parameters) && <p>{describe(parameters)}</p>}
          <p className="docs-tags">
            {evidence(tags).map((tag) => (
              <code key={tag}>{tag}</code>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The comment above a story in its file. */
export function describe(parameters: DocsStory['parameters']): string | undefined {
  const { description } = (parameters.docs ?? {}) as { description?: { story?: string } };
  return description?.story;
}
