import { useEffect, useState } from 'react';

interface Chosen {
  units: string[];
  /** The kept choice that was taken over. */
  key: string | null;
}

const NO_CHOICE: Chosen = { units: [], key: null };
const placeOf = (courseId: string) => `digiken-choice-${courseId}`;

function stored(courseId: string): Chosen {
  try {
    return {
      ...NO_CHOICE,
      ...(JSON.parse(sessionStorage.getItem(placeOf(courseId)) ?? '{}') as Partial<Chosen>),
    };
  } catch {
    return NO_CHOICE;
  }
}

/**
 * The units chosen of a course. They outlive a reload of its page (spec 17.36); what is owned by now, or gone, drops out.
 * @param available the units that can be chosen
 * @param key of the kept choice in the address; `restore` takes it over once, so that later changes of it stay
 */
export function useChosenUnits(
  courseId: string,
  { available, key }: { available: string[]; key: string | null },
) {
  const [choice, setChoice] = useState(() => stored(courseId));
  useEffect(() => {
    try {
      sessionStorage.setItem(placeOf(courseId), JSON.stringify(choice));
    } catch {
      // Storage refused: the choice holds while the page is open.
    }
  }, [courseId, choice]);
  return {
    chosen: available.filter((unit) => choice.units.includes(unit)),
    setChosen: (units: string[]) => setChoice((before) => ({ ...before, units })),
    restore: (units: string[]) => setChoice((before) => (before.key === key ? before : { units, key })),
  };
}
