import { useEffect, useState } from 'react';

const keyOf = (courseId: string) => `digiken-choice-${courseId}`;

function kept(courseId: string): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(courseId)) ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * The units chosen of a course. The choice outlives the way to sign-in and back; what is not available any more
 * (owned by now, or gone) drops out of it. `available` is undefined until the course is loaded.
 */
export function useChosenUnits(courseId: string, available: string[] | undefined) {
  const [wanted, setChosen] = useState<string[]>(() => kept(courseId));
  useEffect(() => {
    try {
      if (wanted.length > 0) sessionStorage.setItem(keyOf(courseId), JSON.stringify(wanted));
      else sessionStorage.removeItem(keyOf(courseId));
    } catch {
      // Storage refused: the choice holds while the page is open.
    }
  }, [courseId, wanted]);
  return { chosen: available ? available.filter((id) => wanted.includes(id)) : [], setChosen };
}
