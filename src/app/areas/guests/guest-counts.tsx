import type { ReactNode } from 'react'
import type { RsvpFilter } from '#domain/guests/guests.ts'
import { cx } from '#ui/class-names.ts'
import { SavedIndicator } from '#ui/feedback/saved-indicator.tsx'
import { guestChanges } from './guests.changes.ts'

type GuestCountsProps = { counts: Record<RsvpFilter, number>; cost?: ReactNode }

/** How many said yes, no or nothing yet, in figures and as a ribbon. */
export function GuestCounts({ counts, cost }: GuestCountsProps) {
  const isSaved = guestChanges.useJustSaved()
  const { all, yes, maybe, no, pending } = counts
  return (
    <section aria-label="Resumen de respuestas" className="relative mt-7.5 mb-6.5 grid gap-3.5 max-md:my-5">
      <div className="flex flex-wrap items-baseline gap-x-10 gap-y-2">
        <dl className="flex flex-wrap items-baseline gap-x-10 gap-y-2 max-md:gap-x-5">
          <Figure label="Sí" value={yes} />
          {maybe > 0 && <Figure label="Puede que sí" value={maybe} />}
          <Figure label="No" value={no} />
          <Figure label="Pendiente" value={pending} />
        </dl>
        {cost}
        {/* On a phone the figures need the whole line, so it stands above them. */}
        <SavedIndicator
          isShown={isSaved}
          className="ml-auto text-right max-md:absolute max-md:right-0 max-md:bottom-full"
        />
        <p className="num -ml-5 text-sm text-ink-3 max-md:hidden">
          Han respondido {yes + no} de {all}
        </p>
      </div>
      <div aria-hidden="true" className="flex h-2.5 gap-[3px] overflow-hidden rounded-[6px]">
        <Part share={yes} className="bg-si-bar" />
        <Part share={maybe} className="bg-si-bar opacity-45" />
        <Part share={no} className="bg-no-bar" />
        <Part share={pending} className={PENDING} />
      </div>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-2">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="serif text-[2.125rem] leading-none tracking-[-.02em] max-md:text-[1.875rem]">{value}</dd>
    </div>
  )
}

function Part({ share, className }: { share: number; className: string }) {
  if (share === 0) return null
  return (
    <div
      className={cx('min-w-1.25 rounded-print transition-[flex-grow] duration-(--t-slow)', className)}
      style={{ flexGrow: share, flexBasis: 0 }}
    />
  )
}

const PENDING =
  'bg-[repeating-linear-gradient(115deg,var(--rsvp-pend-bar)_0_2px,transparent_2px_6px),linear-gradient(color-mix(in_oklab,var(--rsvp-pend-bar)_38%,transparent)_0_0)]'
