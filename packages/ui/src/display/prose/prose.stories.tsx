import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose';

const meta = { title: 'Display/Prose', component: Prose } satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    children: (
      <>
        <h2>How much sun does one roof get?</h2>
        <p>
          A panel of <strong>100 watts</strong> gives its 100 watts only when the sun stands right above it.
          Over a whole day near the equator, count on five good hours. You can{' '}
          <a href="/courses">look up your county</a>, or measure it yourself for a week.
        </p>
        <blockquote>
          <p>Write down what you measure on the day you measure it. Memory is a poor meter.</p>
        </blockquote>
        <h3>What you need</h3>
        <ul>
          <li>
            A charge controller, at least:
            <ul>
              <li>10 A for one panel</li>
              <li>20 A for two</li>
            </ul>
          </li>
          <li>
            A battery that <mark>may not be emptied below half</mark>
          </li>
        </ul>
        <ol>
          <li>Switch everything off.</li>
          <li>
            Press <kbd>Set</kbd> until the display reads <code>bAt</code>.
          </li>
        </ol>
        <p>Which of these have you done?</p>
        <ul>
          <li>
            <input type="checkbox" checked readOnly disabled aria-label="Done" />
            Measured the roof
          </li>
          <li>
            <input type="checkbox" readOnly disabled aria-label="Not done" />
            Counted the lamps
          </li>
        </ul>
        <hr />
        <h3>What a household uses</h3>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 2026-11-21: scrollable content must be reachable by keyboard (WCAG 2.1.1) */}
        <div className="table-scroll" tabIndex={0} role="region" aria-label="What a household uses">
          <table>
            <thead>
              <tr>
                <th scope="col">Thing</th>
                <th scope="col">Power</th>
                <th scope="col">Hours a day</th>
                <th scope="col">Energy a day</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Three lamps</td>
                <td>15 W</td>
                <td>5</td>
                <td>75 Wh</td>
              </tr>
              <tr>
                <td>Phone</td>
                <td>6 W</td>
                <td>2</td>
                <td>12 Wh</td>
              </tr>
            </tbody>
          </table>
        </div>
      </>
    ),
  },
};

export const Code: Story = {
  args: {
    children: (
      <>
        <p>
          The board reads the sensor once a minute. Press <kbd>Ctrl</kbd> + <kbd>C</kbd> to stop it.
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- 2026-11-21: scrollable content must be reachable by keyboard (WCAG 2.1.1) */}
        <pre tabIndex={0} role="region" aria-label="Code, Python">
          <code className="hljs language-python">
            <span className="hljs-keyword">import</span> time{'\n\n'}
            <span className="hljs-comment"># Moist soil reads low, dry soil reads high.</span>
            {'\n'}
            <span className="hljs-keyword">def</span> <span className="hljs-title function_">too_dry</span>
            (reading):
            {'\n    '}
            <span className="hljs-keyword">return</span> reading {'>'}{' '}
            <span className="hljs-number">450</span>
            {'\n\n'}
            <span className="hljs-keyword">while</span> <span className="hljs-literal">True</span>:{'\n    '}
            <span className="hljs-built_in">print</span>(
            <span className="hljs-string">
              'The bed under the mango tree by the north wall needs water today'
            </span>
            ){'\n    '}
            time.sleep(<span className="hljs-number">60</span>){'\n'}
          </code>
        </pre>
      </>
    ),
  },
};

export const InKiswahili: Story = {
  tags: ['wcag:3.1.2'],
  args: {
    lang: 'sw',
    children: (
      <>
        <h2>Paa moja hupata jua kiasi gani?</h2>
        <p>
          Paneli ya wati 100 hutoa wati 100 jua linapokuwa juu kabisa. Kwa siku nzima, hesabu saa tano nzuri.
        </p>
      </>
    ),
  },
};

export const Figure: Story = {
  args: {
    children: (
      <figure>
        <img
          alt="A panel, a charge controller and a battery joined in a row"
          src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 90' width='640' height='180'%3E%3Cg fill='none' stroke='%23000' stroke-width='3'%3E%3Cpath d='M10 20h70v50H10zM125 25h70v40h-70zM240 20h70v50h-70zM80 45h45M195 45h45'/%3E%3C/g%3E%3C/svg%3E"
        />
        <figcaption>Current runs from the panel through the controller to the battery.</figcaption>
      </figure>
    ),
  },
};
