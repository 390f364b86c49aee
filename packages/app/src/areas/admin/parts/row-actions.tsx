import { Button } from '@digiken/ui/button';

export interface RowAction {
  label: string;
  /** Accessible name with the name of the row, e.g. "Edit Kisumu Stockists". */
  name?: string;
  onPress: () => void;
}

/** The buttons in the last column of a table. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(({ label, name, onPress }) => (
        <Button key={label} size="sm" variant="secondary" aria-label={name} onClick={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}
