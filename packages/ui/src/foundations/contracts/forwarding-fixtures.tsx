const nothing = () => {};

/** Props of components whose first story has other args, because a parent of the story holds their state. */
export const FIXTURES: Record<string, object> = {
  'filter-bar': { label: 'Filter learners', onValueChange: nothing },
};
