import { useEffect, useRef } from 'react';

export interface LocalPictureProps {
  file: File;
  alt: string;
}

/** Previews a picture from the device before it is uploaded. */
export function LocalPicture({ file, alt }: LocalPictureProps) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const element = image.current;
    if (!element) return undefined;
    const address = URL.createObjectURL(file);
    element.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  return <img ref={image} alt={alt} className="max-h-56 w-full rounded-md bg-sunken object-contain" />;
}
