import { buttonVariants } from '@digiken/ui/button-variants';
import { Skeleton } from '@digiken/ui/skeleton';
import Link from 'next/link';
import { Suspense } from 'react';
import { Circle } from './circle';

/** A server component: it calls the variants, and places components of both kinds. */
export default function Page() {
  return (
    <main>
      <h1>Reading circle</h1>
      <Suspense fallback={<Skeleton />}>
        <Circle />
      </Suspense>
      <Link href="/books" className={buttonVariants({ variant: 'secondary' })}>
        Our books
      </Link>
    </main>
  );
}
