import { focus, type Mode, translated } from '../support/sweep/modes.ts';
import { sweep } from '../support/sweep/sweep.ts';
import { expect, test } from '../support/test.ts';

/** That the sweep of every page in e2e/sweep finds what it looks for. */
const PATH = '/planted';
const TABLE = { patterns: [PATH], patternOf: () => PATH };

/** As in a component that shows a mark before its bare text: React keeps the text node, and the translator takes it. */
const CRASHES = `
  const text = button.firstChild;
  button.addEventListener('click', () => {
    try {
      button.insertBefore(document.createElement('i'), text);
    } catch {
      document.body.innerHTML = '<h1 data-slot="crash-screen">Oops! something went wrong!</h1>';
    }
  });`;
const LOSES_FOCUS = `button.addEventListener('click', () => button.remove());`;
const NAMELESS = `
  const answer = Object.assign(document.createElement('article'), { textContent: 'Answer', tabIndex: -1 });
  button.addEventListener('click', () => {
    document.body.append(answer);
    answer.focus();
  });`;

const FAULTS: readonly [what: string, mode: Mode, script: string, found: string][] = [
  ['a control that goes when it is pressed', focus, LOSES_FOCUS, 'nothing has the focus'],
  ['a focus on something without a name', focus, NAMELESS, 'the focus has no name: <article tabindex="-1">'],
  ['a part that comes before a bare text', translated, CRASHES, 'the page crashed'],
];

for (const [what, mode, script, found] of FAULTS)
  test(`[15.170][15.171][16.52] the sweep finds ${what}`, async ({ page }) => {
    const html = (faulty: boolean) => `<!doctype html><title>Planted</title><main><h1>Planted</h1>
      <p><button>Stays</button> <button id="button">Faulty</button></p></main>
      <script>${faulty ? script : ''}</script>`;
    for (const faulty of [false, true]) {
      await page.route(`**${PATH}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: html(faulty) }),
      );
      const { faults, presses } = await sweep(page, { table: TABLE, mode, reaches: () => true });
      expect(presses).toBe(2);
      expect(faults).toEqual(faulty ? [`${PATH}: BUTTON “Faulty”: ${found}`] : []);
    }
  });
