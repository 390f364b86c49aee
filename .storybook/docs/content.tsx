import { Unstyled } from '@storybook/addon-docs/blocks';
import { Lines, Part } from './parts';

interface Pair {
  say: string;
  not: string;
  why: string;
}

const ERRORS: Pair[] = [
  {
    say: 'Enter your email address, for example amina@example.com.',
    not: 'Invalid input.',
    why: 'It says what to do, and shows the form that is expected.',
  },
  {
    say: 'Your changes were not saved: there is no connection. Try again.',
    not: 'Oops! Something went wrong.',
    why: 'It says what happened, why, and what to do next. It makes no joke and does not blame the user.',
  },
  {
    say: 'This code has expired. Ask for a new one.',
    not: 'Error 410: token expired.',
    why: 'Users do not know the words of the code.',
  },
];

const ACTIONS: Pair[] = [
  {
    say: 'Save the name',
    not: 'OK',
    why: 'A button says what it does, and it makes sense out of its place.',
  },
  { say: 'Delete the course', not: 'Yes', why: 'Nobody deletes a course by a press on “Yes”.' },
  { say: 'Keep editing', not: 'Cancel', why: 'In a question about cancelling, “Cancel” has two meanings.' },
  {
    say: 'Download the certificate',
    not: 'Click here',
    why: 'Screen reader users hear links without the text around them.',
  },
];

const STATES: Pair[] = [
  {
    say: 'You haven’t joined a hub yet. Find a hub',
    not: 'No data.',
    why: 'An empty list names the next step.',
  },
  { say: 'Loading courses…', not: 'Please wait', why: 'It says what is on its way.' },
  { say: 'Payment received: Ksh 1,500', not: 'Success!', why: 'The fact is the good news.' },
];

const SPELLING: Pair[] = [
  {
    say: 'Enrol, enrolment, programme, colour',
    not: 'Enroll, enrollment, program, color',
    why: 'British spelling.',
  },
  { say: 'Sign in, sign out, sign up', not: 'Login, log off, register', why: 'One word for one action.' },
  {
    say: 'Course details',
    not: 'Course Details',
    why: 'Sentence case: only the first word and names have a capital.',
  },
  {
    say: 'Ksh 1,500 · 2 MB · 14 March 2026',
    not: 'KES1500 · 2048 KB · 03/14/26',
    why: 'Written by the components Price, DataSize and RelativeTime, in the language of the page.',
  },
];

const KISWAHILI: Pair[] = [
  { say: 'Hifadhi jina', not: 'Hifadhi', why: 'The verb names its object, as in English.' },
  {
    say: 'Kozi 3 zimechaguliwa',
    not: '3 zimechaguliwa',
    why: 'A bare prefix agrees with a noun that is not there: name the noun.',
  },
  {
    say: 'Nenosiri',
    not: 'Password',
    why: 'One glossary, one word for each meaning. English stays only in names.',
  },
];

function Pairs({ title, pairs, lang }: { title: string; pairs: readonly Pair[]; lang?: string }) {
  return (
    <table className="docs-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Do</th>
          <th scope="col">Don’t</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ say, not, why }) => (
          <tr key={say}>
            <th scope="row" lang={lang}>
              {say}
            </th>
            <td lang={lang}>{not}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the product speaks: voice, do and don’t, spelling, both languages. */
export function Content() {
  return (
    <Unstyled>
      <article className="docs">
        <h1>Content</h1>
        <p className="docs-purpose">
          How the product speaks to learners, instructors and administrators, in English and in Kiswahili.
        </p>
        <Part title="Voice">
          <div className="docs-columns">
            <Lines
              title="We are"
              lines={[
                'Plain: short sentences, usual words, “you”.',
                'Exact: numbers, names and dates instead of “some” and “soon”.',
                'Calm: errors say what happened and what to do next.',
                'Respectful: every price and every download size before the press.',
              ]}
            />
            <Lines
              title="We are not"
              lines={[
                'Funny where something failed.',
                'Loud: no capitals for stress, no exclamation marks.',
                'Clever: no metaphors, no idioms. Many readers have English as their third language.',
                'Vague: no “please”, “simply” or “just” instead of a reason.',
              ]}
            />
          </div>
        </Part>
        <Part title="Buttons and links" intro="A verb and its object, in sentence case, without a full stop.">
          <Pairs title="Buttons and links" pairs={ACTIONS} />
        </Part>
        <Part
          title="Errors"
          intro="What happened, and what to do next. Beside the field, and in the summary in the same words."
        >
          <Pairs title="Errors" pairs={ERRORS} />
        </Part>
        <Part title="Loading, empty and done">
          <Pairs title="States" pairs={STATES} />
        </Part>
        <Part title="Spelling and figures">
          <Pairs title="Spelling and figures" pairs={SPELLING} />
        </Part>
        <Part
          title="Kiswahili"
          intro="Every text of the interface exists in both languages. Course content stays as its author wrote it."
        >
          <Pairs title="Kiswahili" pairs={KISWAHILI} lang="sw" />
          <ul>
            <li>
              Kiswahili texts are often a third longer: look at each screen in both languages at 320 px.
            </li>
            <li>
              Plural forms and order of words belong to the message, not to the component. Do not join parts
              of a sentence.
            </li>
            <li>A passage in the other language has its own lang, so that screen readers pronounce it.</li>
          </ul>
        </Part>
        <Part title="For those who listen">
          <ul>
            <li>A text alternative says what a picture tells. A decoration has none.</li>
            <li>No text depends on a place or a colour: “the button on the right”, “the red field”.</li>
            <li>What changes by itself is announced once, in a short sentence.</li>
          </ul>
        </Part>
      </article>
    </Unstyled>
  );
}
