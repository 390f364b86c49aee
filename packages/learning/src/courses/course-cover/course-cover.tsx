import { useState } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { deferred, useDeferred } from '@digiken/ui/internal/deferred';

export interface CourseCoverProps {
  /** Determines the drawing if there is no picture. */
  title: string;
  /** URL of the course's picture. */
  image?: string;
  /** Sets shape and size; the default is 16:9 at full width. */
  className?: string;
  /** In view when the page opens: the picture is fetched at once. */
  eager?: boolean;
}

/** The size that a picture is fitted to; only its ratio matters before it has loaded. */
const WIDTH = 640;
const HEIGHT = 360;

// Most courses have a picture.
const drawing = deferred(() => import('./hills'));

/**
 * A course's picture; without one, a drawing of hills and tea rows derived from the title, so that it is stable.
 * Decorative: the title is always next to it as text.
 */
export function CourseCover({ title, image, className, eager = false }: CourseCoverProps) {
  const [failed, setFailed] = useState<string>();
  const shape = cn('w-full overflow-hidden rounded-lg bg-sunken object-cover', className ?? 'aspect-video');
  if (image && failed !== image) {
    return (
      <img
        src={image}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        width={WIDTH}
        height={HEIGHT}
        data-slot="course-cover"
        className={shape}
        onError={() => setFailed(image)}
      />
    );
  }
  return <Drawing title={title} className={shape} />;
}

function Drawing(props: { title: string; className: string }) {
  const loaded = useDeferred(drawing, true);
  return loaded ? <loaded.Hills {...props} /> : <div data-slot="course-cover" className={props.className} />;
}
