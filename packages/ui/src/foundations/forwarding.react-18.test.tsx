import { forwardRef, type HTMLAttributes, type ReactNode, useEffect, version } from 'react';
import { describe, expect, it } from 'vitest';
import { ToastProvider, useToast } from '../feedback/toast/toast';
import type { ComponentMeta } from './lib/component-meta';
import { FIXTURES } from './contracts/forwarding-fixtures';
import { forwardingProblems } from './contracts/forwarding.contract';

function Failed() {
  const { show } = useToast();
  useEffect(() => {
    show({ tone: 'danger', message: 'The connection was lost' });
  }, [show]);
  return null;
}

/** What a component needs around it, to render anything. */
const AROUND: Record<string, (component: ReactNode) => ReactNode> = {
  'recent-messages': (component) => (
    <ToastProvider>
      <Failed />
      {component}
    </ToastProvider>
  ),
};

type Stories = Record<string, { args?: object }> & { default: { args?: object } };

const metas = import.meta.glob<ComponentMeta>('../*/*/*.meta.ts', { eager: true, import: 'meta' });
const stories = import.meta.glob<Stories>('../*/*/*.stories.tsx');
const modules = import.meta.glob<Record<string, never>>('../*/*/*.tsx');

const entries = Object.entries(metas).flatMap(([file, { name, forwards }]) => {
  const path = file.replace('.meta.ts', '');
  return forwards === undefined ? [] : [{ entry: path.split('/').at(-1) ?? '', name, forwards, path }];
});

/** What a component needs: its fixture, or the args of its first story. */
async function propsOf(entry: string, path: string): Promise<object> {
  const fixture = FIXTURES[entry];
  if (fixture) return fixture;
  const { default: meta, ...own } = (await stories[`${path}.stories.tsx`]?.()) ?? { default: {} };
  return { ...meta.args, ...Object.values(own)[0]?.args };
}

it('runs on the React of its project', () => {
  expect(version.split('.')[0]).toBe(process.env.REACT_MAJOR);
});

/** In milliseconds: on a busy machine, the first import of a component compiles all that it needs. */
const SLOW = 10_000;

describe('every component forwards ref, id, className, style, data-* and aria-* to the element of its meta', () => {
  it.each(entries)(
    '$entry: $forwards',
    async ({ entry, name, forwards, path }) => {
      const component = (await modules[`${path}.tsx`]?.())?.[name];
      if (!component) throw new Error(`${path}.tsx exports no ${name}`);
      const props = await propsOf(entry, path);
      expect(await forwardingProblems(component, props, forwards, AROUND[entry], SLOW)).toEqual([]);
    },
    2 * SLOW,
  );
});

describe('a component that drops something fails', () => {
  type Given = HTMLAttributes<HTMLDivElement>;
  const Good = forwardRef<HTMLDivElement, Given>((props, ref) => <div {...props} ref={ref} />);
  const without = (name: keyof Given) =>
    forwardRef<HTMLDivElement, Given>((props, ref) => <div {...{ ...props, [name]: undefined }} ref={ref} />);

  it('a good one passes', async () => {
    expect(await forwardingProblems(Good, {}, 'the root')).toEqual([]);
  });

  it.each(['id', 'className', 'style', 'aria-describedby'] as const)('%s', async (name) => {
    expect(await forwardingProblems(without(name), {}, 'the root')).toEqual([
      `${name} is not on that element`,
    ]);
  });

  it('the ref', async () => {
    const Drops = forwardRef<HTMLDivElement, Given>((props, _ref) => <div {...props} />);
    expect(await forwardingProblems(Drops, {}, 'the root')).toEqual(['ref is not on that element']);
  });

  it('all of them', async () => {
    const Nothing = forwardRef<HTMLDivElement, Given>(() => <div />);
    expect(await forwardingProblems(Nothing, {}, 'the root')).toEqual(['data-testid is on no element']);
  });

  it('another element than its meta says', async () => {
    const Wrapped = forwardRef<HTMLDivElement, Given>((props, ref) => (
      <section data-slot="outer">
        <div {...props} ref={ref} />
      </section>
    ));
    expect(await forwardingProblems(Wrapped, {}, 'the root')).toHaveLength(1);
    expect(await forwardingProblems(Wrapped, {}, 'section')).toHaveLength(1);
  });
});
