import { useCallback, useEffect, useRef, useState } from 'react';

/** One source of one answer. */
export interface ShownSource {
  answerId: string;
  number: number;
}

/** The id of a source's element. `scope` is unique for each list of sources on a page. */
export const sourceId = (scope: string, { answerId, number }: ShownSource) =>
  `${scope}-${answerId}-${number}`;

export interface Citations {
  scope: string;
  shown: ShownSource | undefined;
  /** Shows a source, and moves the focus to it as soon as it is rendered. */
  show: (source: ShownSource) => void;
  /** Returns the focus to the citation that was pressed. */
  back: () => void;
}

/** The source that is shown, and the way between it and its citation. */
export function useCitations(scope: string): Citations {
  const [shown, setShown] = useState<ShownSource>();
  const opener = useRef<HTMLElement | null>(null);
  const wanted = useRef(false);

  useEffect(() => {
    if (!wanted.current || !shown) return;
    wanted.current = false;
    document.getElementById(sourceId(scope, shown))?.focus();
  });

  const show = useCallback((source: ShownSource) => {
    const active = document.activeElement;
    opener.current = active instanceof HTMLElement ? active : null;
    wanted.current = true;
    setShown({ ...source });
  }, []);
  const back = useCallback(() => {
    if (opener.current?.isConnected) opener.current.focus();
  }, []);
  return { scope, shown, show, back };
}
