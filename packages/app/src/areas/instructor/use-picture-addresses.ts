import { useAuthoringActions } from '@digiken/hooks/authoring';
import { useEffect, useMemo, useRef, useState } from 'react';

const PLAIN = /\/api\/media\/[0-9a-f]{64}\.[a-z0-9]{1,8}/g;
const SIGNED = /(\/api\/media\/[0-9a-f]{64}\.[a-z0-9]{1,8})\?k=[\w.-]+/g;

/**
 * The signed addresses of the pictures of a text that is edited. The text has plain ones, which nobody can load; the
 * server's preview has both.
 * @returns undefined for an address that is not known yet, and for other sites: the page loads nothing from them
 */
export function usePictureAddresses(markdown: string | undefined): (src: string) => string | undefined {
  const { previewMarkdown } = useAuthoringActions();
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef('');
  const missing = useMemo(
    () => [...new Set(markdown?.match(PLAIN))].filter((path) => !known.has(path)).join(' '),
    [markdown, known],
  );

  useEffect(() => {
    if (missing === '' || missing === asked.current) return;
    asked.current = missing;
    // Only the pictures: the text around them may be long.
    const pictures = missing.split(' ').map((path) => `![](${path})`);
    void previewMarkdown(pictures.join('\n\n')).then((outcome) => {
      if (!outcome.ok) return;
      const found = [...outcome.data.html.matchAll(SIGNED)];
      setKnown((before) => new Map([...before, ...found.map(([all, path = '']) => [path, all] as const)]));
    });
  }, [missing, previewMarkdown]);

  return useMemo(() => (src) => known.get(src), [known]);
}
