import { cn } from '@digiken/ui/internal/cn';
import type { Theme } from '@digiken/ui/theme-provider';

/** A miniature page in the colours of its theme. The theme's class sets its tokens. */
export function ThemeSample({ theme, text }: { theme: Theme; text: string }) {
  return (
    <span className="flex flex-col gap-2">
      <span>{text}</span>
      <span
        aria-hidden="true"
        className={cn(
          theme,
          'flex w-28 max-w-full flex-col gap-1.5 rounded-lg bg-canvas p-3 ring-1 ring-line-control forced-colors:hidden',
        )}
      >
        <span className="h-2 w-3/5 rounded-sm bg-ink" />
        <span className="h-1.5 w-full rounded-sm bg-ink-muted" />
        <span className="h-1.5 w-4/5 rounded-sm bg-ink-muted" />
        <span className="mt-1 h-4 w-2/5 rounded-sm bg-accent" />
      </span>
    </span>
  );
}
