import { CircleCheck, CircleX } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../packages/ui/src/foundations/lib/icon';
import { doAndDont } from './do-and-dont';
import { Part } from './parts';

/** @param path `group/name`; renders nothing if the component has no pair of examples */
export function DoAndDontSection({ path }: { path: string }) {
  const pair = doAndDont[path];
  if (!pair) return null;
  return (
    <Part
      title="Do and don’t"
      intro="The first can be tried. The second is a picture of a mistake: it takes neither press nor focus."
    >
      <div className="docs-pair">
        <Example good why={pair.why.do}>
          {pair.do}
        </Example>
        <Example good={false} why={pair.why.dont}>
          {pair.dont}
        </Example>
      </div>
    </Part>
  );
}

function Example({ good, why, children }: { good: boolean; why: string; children: ReactNode }) {
  const live = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = live.current;
    if (!element) return;
    // React 18 does not support `inert` as a prop.
    element.toggleAttribute('inert', !good);
    // Prevent navigation: the links in an example have no target.
    const stay = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    };
    element.addEventListener('click', stay);
    return () => element.removeEventListener('click', stay);
  }, [good]);
  const icon = good ? CircleCheck : CircleX;
  return (
    <div className={good ? 'docs-do' : 'docs-dont'}>
      <h3>
        <Icon of={icon} size={22} aria-hidden="true" />
        {good ? 'Do' : 'Don’t'}
      </h3>
      <p>{why}</p>
      <div ref={live} className="docs-live">
        {children}
      </div>
    </div>
  );
}
