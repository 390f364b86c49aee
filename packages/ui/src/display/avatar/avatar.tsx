import { cva } from 'class-variance-authority';
import { UserRound } from 'lucide';
import { forwardRef, useEffect, useRef, useState } from 'react';
import type { Forwarded } from '../../foundations/lib/forwarded';
import { cn } from '../../foundations/lib/cn';
import { Icon } from '../../foundations/lib/icon';

const avatarVariants = cva(
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-selected font-bold text-ink select-none forced-colors:border-2',
  {
    variants: {
      size: { sm: 'size-8 text-sm', md: 'size-10 text-base', lg: 'size-20 text-2xl' },
    },
  },
);

const ICON = { sm: 18, md: 22, lg: 40 } as const;

export interface AvatarProps extends Forwarded {
  /** The person's name, first name first. Its initial is shown if there is no picture. */
  name: string;
  src?: string;
  size?: 'sm' | 'md' | 'lg';
  /** For screen readers. Empty by default, because the name is usually next to the picture. */
  alt?: string;
}

/** A person's picture, or the initial of the first name, or a neutral icon (spec 3.3). */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 'md', alt = '', className, ...rest },
  ref,
) {
  const [failed, setFailed] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase();

  useEffect(() => {
    // The picture of pre-rendered HTML may fail to load before hydration.
    const image = picture.current;
    if (image?.complete && image.naturalWidth === 0) setFailed(src);
  }, [src]);

  return (
    <span
      {...rest}
      ref={ref}
      data-slot="avatar"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={cn(avatarVariants({ size }), className)}
    >
      {src && failed !== src ? (
        <img
          ref={picture}
          src={src}
          alt=""
          decoding="async"
          className="size-full object-cover"
          onError={() => setFailed(src)}
        />
      ) : (
        (initial ?? <Icon of={UserRound} size={ICON[size]} />)
      )}
    </span>
  );
});
