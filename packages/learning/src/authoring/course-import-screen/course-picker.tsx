import type { Ref } from 'react';
import { Combobox } from '@digiken/ui/combobox';
import type { LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { courseImportMessages } from './messages';

/** The author's courses, found by their titles. */
export interface ImportCourses {
  found: readonly { id: string; title: string }[];
  state?: LoadState;
  onSearch: (text: string) => void;
}

export interface CoursePickerProps {
  courses: ImportCourses;
  label: string;
  hint?: string;
  error?: string;
  value: string | null;
  onValueChange: (id: string | null) => void;
  field?: Ref<HTMLInputElement>;
}

/** Selects the course that an import updates. */
export function CoursePicker({ courses, value, onValueChange, field, ...texts }: CoursePickerProps) {
  const t = useMessages(courseImportMessages);
  return (
    <Combobox
      {...texts}
      ref={field}
      options={courses.found.map(({ id, title }) => ({ value: id, label: title }))}
      state={courses.state}
      onSearch={courses.onSearch}
      emptyText={t('noCourse')}
      clearable
      value={value}
      onValueChange={onValueChange}
    />
  );
}
