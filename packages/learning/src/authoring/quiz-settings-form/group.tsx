import type { ReactNode } from 'react';

export interface SettingsGroupProps {
  title: string;
  children: ReactNode;
}

/** Settings under a heading. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <section className="flex flex-col gap-6 border-t pt-6 first:border-t-0 first:pt-0">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}
