import { startDataMeter } from '@digiken/hooks/data-saver';
import { useEffect } from 'react';

/** Counts what this browser receives from the site (spec 14.224). */
export default function DataMeter() {
  useEffect(startDataMeter, []);
  return null;
}
