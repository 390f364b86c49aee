import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

/** The repository's own configuration. */
const eslint = new ESLint({ cwd: fileURLToPath(new URL('../..', import.meta.url)) });

async function complaints(code: string): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath: 'packages/learning/src/courses/x/x.tsx' });
  return (result?.messages ?? []).length;
}

const PROPS = `
  interface Props { label: string; count: number; icon?: ReactNode; note: ReactNode; on: boolean; children: ReactNode }
`;
const component = (jsx: string) =>
  `${PROPS} export function X({ label, count, icon, note, on, children }: Props) { return ${jsx}; }`;

describe('[15.90] text that React cannot reach in a translated page', () => {
  it.each([
    ['after an element that comes and goes', '<button>{on && <Icon of={Check} />}{label}</button>'],
    ['before an element that comes and goes', '<p>{label}{on && <Icon of={Check} />}</p>'],
    ['of the caller, after an element that comes and goes', '<button>{on && <Icon />}{children}</button>'],
    ['of the caller, beside another element', '<span><b>{on}</b>{note}</span>'],
    ['after one of two elements', "<p>{on ? <Up /> : <Down />}{t('rest')}</p>"],
    ['after a list', "<p>{names.map((one) => <b key={one}>{one}</b>)}{t('rest')}</p>"],
    ['after an element with a key', "<p><b key={label} />{t('rest')}</p>"],
    ['after a component that may render nothing', "<p><Price />{t('rest')}</p>"],
    ['that comes and goes', "<p><b />{on && t('saved')}</p>"],
    ['that changes beside a static element', "<p><Icon of={Check} />{t('left', { count })}</p>"],
    ['that is one of two beside an element', "<p><Icon of={Check} />{on ? t('on') : t('off')}</p>"],
    ['in several nodes', '<p>{count} · {label}</p>'],
    ['of a list', '<p>{names.map((one) => one)}{label}</p>'],
    ['of a constant', "<p>{on && <Icon />}{'·'}</p>"],
    ['of a fragment', "<p>{on && <>{t('saved')} <b /></>}</p>"],
    [
      'of a property of an item',
      '<ul>{items.map((one) => <li key={one.id}>{on && <Icon />}{one.name}</li>)}</ul>',
    ],
    ['of the caller, in a fragment', '<>{children}{on && <b />}</>'],
    ['of a component', '<p>{on && <b />}{note ?? label}</p>'],
  ])('reports text %s', async (_, jsx) => {
    expect(await complaints(component(jsx))).toBeGreaterThan(0);
  });

  it('reports a component that returns text', async () => {
    const code =
      "export function Paid({ sum }: { sum: number }) { return sum === 0 ? t('free') : <Price amount={sum} />; }";
    expect(await complaints(code)).toBe(1);
  });

  it.each([
    ['alone in its element', '<p>{label}</p>'],
    ['alone, of one template', '<p>{`${label} · ${count}`}</p>'],
    ['alone, that comes and goes', "<p>{on && t('saved')}</p>"],
    ['in an element of its own', '<button>{on && <Icon />}<span>{children}</span></button>'],
    ['that never changes beside a static element', "<p><Icon of={Check} />{t('saved')}</p>"],
    ['that never changes before a component', "<p>{t('since')} <When iso={label} /></p>"],
  ])('allows text %s', async (_, jsx) => {
    expect(await complaints(component(jsx))).toBe(0);
  });

  it.each([
    ['text that is not translated', '<code translate="no">{on && <b />}{label}</code>'],
    ['a picture of the caller', '<button>{icon}<span>{label}</span></button>'],
    ['blocks of the caller', '<section>{on && <h2>{label}</h2>}{children}</section>'],
    ['a space', "<p>{on && <b />}{' '}<b /></p>"],
    ['no text', '<div>{on ? <b /> : null}{count > 0 && <i />}</div>'],
  ])('allows %s', async (_, jsx) => {
    expect(await complaints(component(jsx))).toBe(0);
  });
});
