import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'

type HomeStatProps = {
  to: `/app/couple/$wid/${'vendors' | 'budget' | 'tasks'}`
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
      <Skeleton className="max-md:py-2">
        <SkeletonLine className="h-8 w-24" />
        <SkeletonLine className="mt-2 w-36 max-w-full" />
      </Skeleton>
    )
  }
  return (
    <Link to={to} params={{ wid: weddingId }} className={STAT}>
      <b className="text-[1.75rem] leading-[1.1] font-normal tracking-[-.015em] whitespace-nowrap serif max-md:order-2 max-md:ml-auto max-md:text-2xl">
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
  'grid content-start gap-1 rounded-control hover:[&>span]:underline max-md:flex max-md:min-h-13 max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-4 max-md:rounded-none max-md:border-b max-md:border-line max-md:py-2'
