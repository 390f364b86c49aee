import postcss from 'postcss';

const INSIDE = ':where([data-slot],[data-slot] *)';
const OUTERMOST = ':where([data-slot]:not([data-slot] *))';

/** The elements of the library that a selector for elements of the page would match. */
function scoped(selector: string): string {
  const [, subject = '', pseudo = ''] = /^(.*?)(::[\w-]+)?$/s.exec(selector) ?? [];
  return `${subject === '*' ? '' : subject}${INSIDE}${pseudo}`;
}

/**
 * The defaults of base.css for elements of the library only, for an app that keeps its own page defaults. Every
 * component has `data-slot` on its root, so the rules match that and what is below.
 * @param css text of base.css
 */
export function scopedBase(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type !== 'atrule' || (rule.parent as postcss.AtRule).name !== 'layer') return;
    const { selector } = rule;
    if (selector === 'html') {
      // What text inherits. The page's own background and scrolling stay.
      const inherited = /^(color|font-|line-height|text-size-adjust|overflow-wrap)/;
      rule.walkDecls((declaration) => {
        if (!inherited.test(declaration.prop)) declaration.remove();
      });
      rule.append({ prop: 'font-size', value: '1.0625rem' });
      rule.walkDecls('font-size', (declaration) => {
        if (declaration.value === '100%') declaration.remove();
      });
      rule.selector = OUTERMOST;
    } else if (selector === 'body' || selector === '::selection' || selector.startsWith('main'))
      rule.remove();
    else if (!selector.startsWith('html.')) rule.selectors = rule.selectors.map(scoped);
  });
  return root.toString();
}
