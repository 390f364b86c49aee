import { Canvas } from '@storybook/addon-docs/blocks';

/** Of a story in a docs page, what this page reads. */
export interface DocsStory {
  id: string;
  name: string;
  title: string;
  tags: string[];
  parameters: Record<string, unknown>;
  moduleExport: object;
}

/** Overlays cover the window, layouts and screens answer for landmarks: these stand in a frame of their own. */
const needsFrame = ({ title, parameters }: DocsStory) =>
  parameters.frame !== undefined || /^(Layouts|Overlays)\//.test(title);

export function ExampleStory({ story }: { story: DocsStory }) {
  if (!needsFrame(story)) return <Canvas of={story.moduleExport} layout="fullscreen" />;
  return <Canvas of={story.moduleExport} layout="fullscreen" story={{ inline: false, height: '560px' }} />;
}

const evidence = (tags: string[]) => tags.filter((tag) => /^(wcag|state):|^keyboard$/.test(tag));

/** All stories as links, with what each proves: a page of thirty live examples helps nobody on a slow line. */
export function StoryList({ stories }: { stories: DocsStory[] }) {
  return (
    <ul className="docs-stories">
      {stories.map(({ id, name, tags, parameters }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
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
