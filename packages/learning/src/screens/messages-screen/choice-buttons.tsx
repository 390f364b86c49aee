import { Chip } from '../../lib/chip';

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
        <Chip key={choice.id} pressed={choice.id === chosen} onPress={() => onChoose(choice.id)}>
          {choice.label}
        </Chip>
      ))}
    </div>
  );
}
