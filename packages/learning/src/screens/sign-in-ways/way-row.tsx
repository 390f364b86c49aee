import type { ReactNode } from 'react';

export interface WayRowProps {
  name: string;
  badge?: ReactNode;
  text: ReactNode;
  /** What can be done. */
  children: ReactNode;
}

/** One way of logging in. */
export function WayRow({ name, badge, text, children }: WayRowProps) {
  return (
    <li
      data-slot="sign-in-way"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0"
    >
      <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold wrap-anywhere">{name}</span>
          {badge}
        </p>
        <p className="text-sm text-ink-muted wrap-anywhere">{text}</p>
      </div>
      {children}
    </li>
  );
}
