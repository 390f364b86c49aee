export { dropOldFigures, figuresOf } from './counted-figures';
export { foldTallies, readTallies, sumOf, tallyByKey } from './tallies';
