import { useEffect, useRef } from 'react';
import { cn } from '@digiken/ui/internal/cn';

export interface StreamVideoProps {
  stream: MediaStream | null;
  /** The accessible name. */
  label: string;
  className?: string;
}

/**
 * Live pictures, without sound: the sound of all people comes from one place. The user joined by a button, so playing
 * starts at once. Captions are below the slide, where every speaker's line appears.
 */
export function StreamVideo({ stream, label, className }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = stream;
    // It is muted, so no browser refuses; it fails only if the element is removed meanwhile.
    if (stream) element.play().catch(() => {});
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={label}
      data-slot="stream-video"
      className={cn('bg-canvas', className)}
    />
  );
}
