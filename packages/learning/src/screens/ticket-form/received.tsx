import { MailCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';

export interface ReceivedProps {
  title: string;
  headingLevel: 2 | 3;
  /** Reference of the request, shown so that users can copy it. */
  reference?: string;
  referenceLabel: string;
  againLabel: string;
  onAgain: () => void;
  children: ReactNode;
}

/** Replaces a form after its request was received, and takes the focus. */
export function Received({
  title,
  headingLevel,
  reference,
  referenceLabel,
  againLabel,
  onAgain,
  children,
}: ReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = `h${headingLevel}` as const;
  useEffect(() => heading.current?.focus(), []);
  return (
    <div
      data-slot="received"
      className="flex max-w-form flex-col items-start gap-4 rounded-lg bg-success-soft p-6 forced-colors:border-2 in-[.high-contrast]:border-2"
    >
      <Icon of={MailCheck} size={28} className="text-success-ink forced-colors:text-[CanvasText]" />
      <Heading ref={heading} tabIndex={-1} className="text-lg font-bold">
        {title}
      </Heading>
      {reference && (
        <p>
          <span>{referenceLabel}</span>{' '}
          <strong className="font-mono wrap-anywhere select-all">{reference}</strong>
        </p>
      )}
      {children}
      <Button variant="secondary" size="sm" onClick={onAgain}>
        {againLabel}
      </Button>
    </div>
  );
}
