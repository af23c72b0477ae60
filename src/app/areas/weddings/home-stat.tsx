import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'

type HomeStatProps = {
  to: `/app/couple/$wid/${'guests' | 'vendors' | 'budget'}`
  weddingId: string
  label: string
  /** A line under it. */
  note?: string | null
  /** The figure, once it is known. */
  children: ReactNode
}

export function HomeStat({ to, weddingId, label, note, children }: HomeStatProps) {
  if (!children) {
    return (
      <Skeleton className="not-first:pl-7 max-md:not-first:pl-0">
        <SkeletonLine className="h-8 w-24" />
        <SkeletonLine className="mt-2 w-36 max-w-full" />
      </Skeleton>
    )
  }
  return (
    <Link to={to} params={{ wid: weddingId }} className={STAT}>
      <b className="text-[2.25rem] leading-none tracking-[-.02em] whitespace-nowrap serif max-md:order-2 max-md:ml-auto max-md:text-[1.75rem]">
        {children}
      </b>
      <span className="text-sm text-ink-2">
        {label}
        {note && <span className="block text-xs">{note}</span>}
      </span>
    </Link>
  )
}

const STAT =
  'grid content-start gap-1.5 rounded-control pr-5 not-first:rounded-none not-first:border-l not-first:border-line not-first:pl-7 hover:[&>span]:underline max-md:flex max-md:min-h-14 max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 max-md:py-2 max-md:rounded-none max-md:border-0 max-md:border-b max-md:border-line max-md:pr-0 max-md:not-first:border-l-0 max-md:not-first:pl-0'
