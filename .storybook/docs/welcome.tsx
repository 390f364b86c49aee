import { Unstyled } from '@storybook/addon-docs/blocks';
import { countByStatus } from './component-files';
import { Facts, Part } from './parts';

export function Welcome() {
  const counts = countByStatus();
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Unstyled>
      <article className="docs">
        <h1>Digiken, the library</h1>
        <p className="docs-purpose">
          {all} accessible parts for an online learning platform in Kenya: from a button to a whole quiz, in
          English and Kiswahili, for a small phone on a data bundle as for a wide screen.
        </p>
        <p>
          Every story here is a test too. Before a change is taken, a real browser plays it twice: dark at
          1280 px, light at 320 px. Then the page that stands there is shown in the other themes, in forced
          colours, with text of 200%, at 390 px and from right to left, and judged by what each of these can
          break. The paper <code>docs/adr/0002-the-story-gate.md</code> says what, and what not.
        </p>
        <Part title="How to review">
          <ol>
            <li>Open a component. Its page begins with what it is for, and when something else is better.</li>
            <li>Try the live example with the keyboard alone; the table below it says what should happen.</li>
            <li>Choose another theme, language, direction and width in the toolbar above the page.</li>
            <li>
              Read what it is accepted by. If that does not hold, the component is wrong: tell us which line.
            </li>
            <li>For a whole page with its content, look under Layouts, Screens and Learning.</li>
          </ol>
        </Part>
        <Part title="The switches in the toolbar">
          <Facts
            facts={[
              ['Theme', 'Dark, light, and both in high contrast. This page follows it too.'],
              [
                'Language',
                'English or Kiswahili, for the library’s own texts. Course content stays as written.',
              ],
              ['Direction', 'Left to right or right to left: no component may depend on one of them.'],
              [
                'Viewport',
                '320, 390, 768 and 1280 px, on the page of a single story. 320 px is what 400% zoom leaves of 1280.',
              ],
              ['Address', 'Whatever is chosen stands in the address: copy it to show somebody just that.'],
            ]}
          />
        </Part>
        <Part title="How far each part is">
          <Facts
            facts={counts.map(([status, count]) => [
              <span key={status} className={`docs-status docs-status-${status}`}>
                {status}
              </span>,
              `${count} ${count === 1 ? 'component' : 'components'}`,
            ])}
          />
          <p>
            Draft: may change any day. Beta: all states are there and tested. Stable: beta, and a person has
            reviewed it with assistive technology. Where nobody has yet, its page says “not evaluated”.
          </p>
        </Part>
        <Part title="Where the evidence is">
          <p>
            In the folder <code>a11y-reports</code> of the repository: <code>status.md</code> tells of each
            component, <code>vpat.html</code> and <code>openacr.yaml</code> of each WCAG criterion, as they
            were at the last release, and <code>orca</code> holds what that screen reader really said in key
            flows. What nobody has evaluated is called so.
          </p>
          <p>
            Beside each component that has a keyboard walk lies a transcript of it by a virtual screen reader.
            It is computed, and labelled virtual everywhere.
          </p>
        </Part>
        <Part title="For apps that install it">
          <p>
            Each part is an entry, <code>@digiken/ui/button</code>. An app with Tailwind 4 takes{' '}
            <code>@digiken/ui/theme.css</code>, <code>@digiken/ui/page.css</code> and the style of each entry
            that it imports, <code>@digiken/ui/styles/button.css</code>; without Tailwind one file,{' '}
            <code>@digiken/ui/styles.css</code>. The package’s README says it line by line.
          </p>
        </Part>
        <Part title="For design tools">
          <p>
            The package carries its tokens as <code>@digiken/ui/tokens.json</code>, in the format of the
            Design Tokens Community Group, one set of roles per theme. The guide for designers,{' '}
            <code>docs/guides/designers.md</code>, says how to bring them into Figma.
          </p>
        </Part>
      </article>
    </Unstyled>
  );
}
