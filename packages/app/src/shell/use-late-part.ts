import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useOnline } from './use-online';

export interface LatePart<Props> {
  /** Undefined until its code is there. */
  Part: ComponentType<Props> | undefined;
  online: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * A part of a page whose code is fetched when it is shown, and again when the connection is back.
 * @param load always the same function
 * @param stored its code is stored with a downloaded unit, and is fetched without a connection, too
 */
export function useLatePart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  stored = false,
): LatePart<Props> {
  const online = useOnline();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const fetchCode = useCallback(
    () =>
      void load().then(
        (module) => setPart(() => module.default),
        () => setFailed(true),
      ),
    [load],
  );
  useEffect(() => {
    if (online || stored) fetchCode();
  }, [online, stored, fetchCode]);
  const retry = () => {
    setFailed(false);
    fetchCode();
  };
  return { Part, online, failed, retry };
}
