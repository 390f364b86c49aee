import { cva } from 'class-variance-authority';

/** The classes of a button, for an element of your own, e.g. a framework's link in a server component. */
export const buttonVariants = cva(
  'inline-flex max-w-full items-center justify-center gap-2 rounded-md text-center font-bold no-underline transition-colors duration-fast aria-disabled:cursor-not-allowed forced-colors:border-2 forced-colors:border-[ButtonBorder]',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:bg-accent-hover',
        secondary: 'border-2 border-line-control bg-transparent text-ink hover:bg-hover',
        quiet: 'bg-transparent text-ink hover:bg-hover',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover',
      },
      size: {
        // A thumb needs more than a mouse.
        sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-target-primary',
        md: 'min-h-target-primary px-5 py-2 text-base',
        lg: 'min-h-14 px-7 py-3 text-lg',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', wide: false },
  },
);
