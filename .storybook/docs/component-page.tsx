import { Controls, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { ComponentMeta } from '../../packages/ui/src/foundations/lib/component-meta';
import { type ComponentFiles, filesBeside, type Limit } from './component-files';
import { DoAndDontSection } from './do-and-dont-section';
import { Criteria, Facts, Keys, Lines, Part } from './parts';
import { type DocsStory, describe, ExampleStory, forDesigners, StoryList } from './stories';
import { inSentenceCase } from '../names';

/** The pages of the product by component folder. Injected by main.ts. */
declare const PAGES: Record<string, readonly string[]>;

/** The docs page of every component. Its content comes from the files in the component's folder. */
export function ComponentPage() {
  const all = useContext(DocsContext).componentStories() as unknown as DocsStory[];
  const stories = forDesigners(all);
  const first = stories.find(({ name }) => name === 'Default') ?? stories[0];
  if (!first) return null;
  const files = filesBeside(String(first.parameters.fileName));
  return (
    <Unstyled>
      <article className="docs">
        {files ? (
          <Component files={files} first={first} stories={stories} />
        ) : (
          <Specimens first={first} stories={stories} />
        )}
      </article>
    </Unstyled>
  );
}

function Component({
  files,
  first,
  stories,
}: {
  files: ComponentFiles;
  first: DocsStory;
  stories: DocsStory[];
}) {
  return (
    <>
      <Head files={files} title={nameOf(first)} />
      <Use meta={files.meta} />
      <Part title="Live">
        <ExampleStory story={first} />
      </Part>
      <DoAndDontSection path={files.path} />
      <Usage path={files.path} />
      <Evidence files={files} />
      <Part title="Props" intro="A change here shows in the first example.">
        <div className="docs-props">
          <Controls of={first.moduleExport} />
        </div>
      </Part>
      <Changes notes={files.notes} />
      <Part title="All stories" intro="Each one is a test as well; its tags name what it proves.">
        <StoryList stories={stories} />
      </Part>
    </>
  );
}

/** Tokens have no component, so every story is rendered. */
function Specimens({ first, stories }: { first: DocsStory; stories: DocsStory[] }) {
  return (
    <>
      <h1>{nameOf(first)}</h1>
      {stories.map((story) => (
        <Part key={story.id} title={inSentenceCase(story.name)} intro={describe(story.parameters)}>
          <ExampleStory story={story} />
        </Part>
      ))}
    </>
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function sizeOf({ first, later }: Limit): string {
  const more = later ? ` at once, ${kilobytes(later)} when it is needed` : '';
  return `at most ${kilobytes(first)}${more}, gzip, React excluded`;
}

/** "Course card", as in the sidebar. */
const nameOf = ({ title }: DocsStory) => title.split('/').at(-1) ?? '';

function Head({ files: { entry, meta, limit }, title }: { files: ComponentFiles; title: string }) {
  return (
    <header>
      <h1>{title}</h1>
      <p className="docs-purpose">{meta.purpose}</p>
      <Facts
        facts={[
          ['Status', <span className={`docs-status docs-status-${meta.status}`}>{meta.status}</span>],
          ['In code', <code>{meta.name}</code>],
          ...(meta.synonyms ? [['Also called', meta.synonyms.join(', ')] as const] : []),
          ['Entry', <code>{entry}</code>],
          ...(limit ? [['Size', sizeOf(limit)] as const] : []),
        ]}
      />
      {meta.notes && <p>{meta.notes}</p>}
    </header>
  );
}

function Use({ meta }: { meta: ComponentMeta<string> }) {
  return (
    <>
      <Part title="Use">
        <div className="docs-columns">
          <Lines title="When to use it" lines={meta.use.when} />
          <Lines title="When not" lines={meta.use.not} />
        </div>
      </Part>
      <Part title="Anatomy" intro="Each part is a data-slot, an element or a role of the page.">
        {meta.anatomy.length > 0 ? (
          <Facts facts={meta.anatomy.map(({ part, is }) => [<code key={part}>{part}</code>, is])} />
        ) : (
          <p>It renders nothing of its own.</p>
        )}
      </Part>
    </>
  );
}

function Evidence({ files: { meta, transcript } }: { files: ComponentFiles }) {
  return (
    <>
      <Part title="Accepted when">
        <ul>
          {meta.criteria.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
      <Part title="Keyboard">
        {meta.keyboard.length > 0 ? (
          <Keys rows={meta.keyboard} />
        ) : (
          <p>Nothing here takes the focus by itself.</p>
        )}
      </Part>
      <Part title="What a screen reader says">
        {transcript ? <Transcript read={transcript} /> : <p>No keyboard walk is kept for it.</p>}
      </Part>
      <Part
        title="WCAG criteria"
        intro="That the stories are evidence for; the whole picture is in a11y-reports."
      >
        <Criteria numbers={meta.wcag} />
      </Part>
      <Part title="Reviewed by a person">
        <Reviews reviews={meta.reviews ?? []} />
      </Part>
    </>
  );
}

/** The pages of the product that show it, from their imports. */
function Usage({ path }: Pick<ComponentFiles, 'path'>) {
  const pages = PAGES[path] ?? [];
  const summary = pages.length === 1 ? 'One page shows it' : `${pages.length} pages show it`;
  return (
    <Part
      title="In the product"
      intro="From the imports of the app, directly or as a part of another component."
    >
      {pages.length === 0 ? (
        <p>No page of the product shows it yet.</p>
      ) : (
        <details className="docs-transcript">
          <summary>{summary}</summary>
          <ul>
            {pages.map((page) => (
              <li key={page}>{page}</li>
            ))}
          </ul>
        </details>
      )}
    </Part>
  );
}

function Changes({ notes }: Pick<ComponentFiles, 'notes'>) {
  return (
    <Part title="Changes" intro="The release notes that name it, the newest first.">
      {notes.length === 0 ? (
        <p>None since the first version.</p>
      ) : (
        notes.map(({ version, text }) => (
          <details key={text} className="docs-transcript">
            <summary>
              {version === 'next' ? 'Next version' : version}: {text.split('\n', 1)[0]}
            </summary>
            <pre>{text}</pre>
          </details>
        ))
      )}
    </Part>
  );
}

function Transcript({ read }: { read: () => Promise<string> }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void read().then((value) => wanted && setText(value));
    return () => {
      wanted = false;
    };
  }, [read]);
  return (
    <>
      <p>Virtual: computed from the page, not spoken by a real screen reader, not heard by a person.</p>
      {text && (
        <details className="docs-transcript">
          <summary>The transcript of the keyboard walk</summary>
          <pre>{text}</pre>
        </details>
      )}
    </>
  );
}

function Reviews({ reviews }: { reviews: NonNullable<ComponentMeta['reviews']> }) {
  if (reviews.length === 0) return <p>Not evaluated.</p>;
  return (
    <ul>
      {reviews.map(({ by, tool, date, notes }) => (
        <li key={`${by} ${tool} ${date}`}>
          {date}, {by}, {tool}: {notes}
        </li>
      ))}
    </ul>
  );
}
