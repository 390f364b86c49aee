import { describeElement } from './describe-element';

/** Shorter than one frame. Reduced-motion style sheets commonly use such a value instead of 0. */
const UNSEEN_MS = 1;

/**
 * Checks that nothing moves under `prefers-reduced-motion: reduce`: no animation or transition with a visible
 * duration, no smooth scrolling. Returns no findings if the preference is not set (Storybook in daily use).
 */
export function checkMotion(): string[] {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
  return [...animations(), ...withoutStorybookPause(declaredMotion)];
}

function animations(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const timing = animation.effect?.getComputedTiming();
    if (Number(timing?.duration ?? 0) <= UNSEEN_MS) return [];
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    const name =
      animation instanceof CSSAnimation ? `animation "${animation.animationName}"` : 'an animation';
    return [
      `${name} of ${target ? describeElement(target) : 'an element'} lasts ${String(timing?.duration)} ms`,
    ];
  });
}

function declaredMotion(): string[] {
  const found: string[] = [];
  for (const element of [document.documentElement, ...document.body.querySelectorAll('*')]) {
    const style = getComputedStyle(element);
    const longest = Math.max(...style.transitionDuration.split(',').map(toMs));
    if (longest > UNSEEN_MS) found.push(`transition of ${describeElement(element)} lasts ${longest} ms`);
    if (style.scrollBehavior === 'smooth') found.push(`${describeElement(element)} scrolls smoothly`);
  }
  return found.slice(0, 5);
}

function toMs(duration: string): number {
  return Number.parseFloat(duration) * (duration.trim().endsWith('ms') ? 1 : 1000);
}

/** Storybook freezes transitions with a style element before afterEach. Remove it to read the computed values. */
function withoutStorybookPause<T>(read: () => T): T {
  const pauses = [...document.head.querySelectorAll('style')].filter(
    (style) =>
      style.textContent.includes('animation-play-state: paused') &&
      style.textContent.includes('transition: none'),
  );
  for (const style of pauses) style.disabled = true;
  try {
    return read();
  } finally {
    for (const style of pauses) style.disabled = false;
  }
}
