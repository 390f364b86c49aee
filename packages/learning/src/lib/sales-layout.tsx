import type { ReactNode } from 'react';
import { BottomBar } from '../courses/bottom-bar/bottom-bar';
import { BuyCard, type Offer } from '../courses/buy-card/buy-card';
import { CourseCover } from '../courses/course-cover/course-cover';

export interface SalesLayoutProps {
  /** The course's, or the unit's. */
  title: string;
  image?: string;
  /** Undefined: no card and no bar. */
  offer?: Offer;
  /** On the band at the top: breadcrumbs, title, facts. */
  head: ReactNode;
  /** What is chosen from; before the card in reading order. */
  children: ReactNode;
  /** After the card, or the bar, in reading order. */
  more?: ReactNode;
  /** Full width, below. */
  below?: ReactNode;
  slot: string;
}

/**
 * The frame of pages that sell: text at the left, the purchase card at the right, which stays in view; in narrow
 * places a cover at the top and a bar at the bottom, which Tab reaches after what is chosen from. It follows its own
 * width, because consoles have a sidebar.
 */
export function SalesLayout({ title, image, offer, head, children, more, below, slot }: SalesLayoutProps) {
  return (
    <div data-slot={slot} className="@container/sales -mt-6 lg:-mt-8">
      <div className="flex flex-col gap-x-14 @min-[56rem]/sales:grid @min-[56rem]/sales:grid-cols-[minmax(0,1fr)_23rem]">
        <CourseCover
          eager
          title={title}
          image={image}
          className="-mx-4 aspect-[16/7] max-h-65 w-auto max-w-none min-w-[calc(100%+2rem)] rounded-none sm:-mx-6 sm:min-w-[calc(100%+3rem)] @min-[56rem]/sales:hidden"
        />
        <div className="col-start-1 flex min-w-0 flex-col gap-2.5 pt-3 wrap-anywhere @min-[56rem]/sales:pt-5">
          {head}
        </div>
        <div className="col-start-1 flex min-w-0 flex-col gap-8 pt-5 @min-[56rem]/sales:pt-6.5">
          {children}
        </div>
        {offer && (
          <aside className="hidden pt-5 @min-[56rem]/sales:col-start-2 @min-[56rem]/sales:row-span-3 @min-[56rem]/sales:row-start-1 @min-[56rem]/sales:block">
            <BuyCard
              title={title}
              image={image}
              offer={offer}
              className="[@media(min-height:38rem)]:sticky [@media(min-height:38rem)]:top-6"
            />
          </aside>
        )}
        {offer && <BottomBar offer={offer} className="order-last @min-[56rem]/sales:hidden" />}
        {more && <div className="col-start-1 flex min-w-0 flex-col gap-14 pt-14">{more}</div>}
        {below && <div className="col-span-full min-w-0 pt-16 @min-[56rem]/sales:pt-22">{below}</div>}
      </div>
    </div>
  );
}
