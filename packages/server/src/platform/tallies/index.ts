export { type CountedFigures, dropOldFigures, figuresOf } from './counted-figures';
export { foldTallies, readTallies, sumOf, type Tally, tallyByKey } from './tallies';
