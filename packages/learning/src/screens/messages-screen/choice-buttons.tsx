import { Check } from 'lucide';
import { cn } from '@digiken/ui/internal/cn';
import { Icon } from '@digiken/ui/icon';

export interface ChoiceButtonsProps<Id extends string> {
  /** Names the group. */
  label: string;
  choices: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** Toggle buttons for the views of one list, one of which is pressed. */
export function ChoiceButtons<Id extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceButtonsProps<Id>) {
  return (
    <div role="group" aria-label={label} data-slot="choice-buttons" className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          aria-pressed={choice.id === chosen}
          onClick={() => onChoose(choice.id)}
          className={cn(
            'inline-flex min-h-target-primary items-center gap-2 rounded-full border-2 px-4 py-1.5 font-bold transition-colors duration-fast',
            choice.id === chosen ? 'border-accent bg-selected' : 'border-line-control hover:bg-hover',
          )}
        >
          {choice.id === chosen && <Icon of={Check} size={18} className="shrink-0" />}
          <span>{choice.label}</span>
        </button>
      ))}
    </div>
  );
}
