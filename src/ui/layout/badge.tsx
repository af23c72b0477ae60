import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import type { Preset } from '#domain/members/permissions.ts'
import type { Role } from '#domain/members/roles.ts'
import type { WeddingStatus } from '#domain/weddings/weddings.ts'
import { StatusGlyph } from '../art/status-glyph.tsx'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { PRESET_NAMES } from '../preset-names.ts'

const PILL =
  'inline-flex h-6 shrink-0 items-center gap-[.32rem] rounded-pill text-xs leading-none font-strong whitespace-nowrap'

const STATUS: Record<WeddingStatus, { label: string; className: string }> = {
  pending: { label: 'Pendiente', className: 'bg-pendiente-bg text-pendiente-fg' },
  ongoing: { label: 'En marcha', className: 'bg-marcha-bg text-marcha-fg' },
  completed: { label: 'Completada', className: 'bg-completada-bg text-completada-fg' },
}

/** A wedding's status: bud, blossom or orange, with its word. */
export function StatusBadge({ status, className }: { status: WeddingStatus; className?: string }) {
  return (
    <span className={cx(PILL, 'pr-2.5 pl-2', STATUS[status].className, className)}>
      <StatusGlyph status={status} />
      {STATUS[status].label}
    </span>
  )
}

type RoleBadgeProps = { memberRole: Role; preset?: Preset; className?: string }

/** A member's role: Planner tinted, Pareja outlined, and what else the couple made of it. */
export function RoleBadge({ memberRole, preset = memberRole, className }: RoleBadgeProps) {
  const look = preset === 'planner' ? 'bg-marcha-bg text-marcha-fg' : 'border border-line-strong text-ink-2'
  return <span className={cx(PILL, 'px-2.5', look, className)}>{PRESET_NAMES[preset]}</span>
}

/** A vendor that is closed. `isFresh` draws the tick, right after it was confirmed. */
export function ConfirmedBadge({ isFresh, className }: { isFresh?: boolean; className?: string }) {
  return (
    <span className={cx(PILL, 'h-5.5 bg-confirmado-bg pr-2.25 pl-1.5 text-confirmado-fg', className)}>
      {isFresh ? <DrawnCheck /> : <Icon of={Check} size="sm" />}
      Confirmado
    </span>
  )
}

function DrawnCheck() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="15"
      height="15"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 12.5 9 17.5 20 6.5" pathLength="1" className="draw" />
    </svg>
  )
}

/** The badge marks things that planners have not published; a dashed line, as of a plan. */
export function DraftBadge({ children = 'Borrador' }: { children?: string }) {
  return (
    <span className={cx(PILL, 'h-5.5 border border-dashed border-control bg-surface px-2 text-ink-2')}>
      {children}
    </span>
  )
}

/** A style, a service, a tag. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-7 items-center rounded-pill border border-line-strong px-3 text-xs font-medium text-ink-2">
      {children}
    </span>
  )
}

/** The figure beside a heading: how many there are. `label` says of what, for screen readers. */
export function Count({ value, label }: { value: number; label?: string }) {
  return (
    <span className="serif text-d4 leading-none font-medium tracking-normal text-ink-3">
      {value}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  )
}

/** Unread notifications on the bell, '99+' at most. The button around it must say it in words. */
export function UnreadCount({ value, className }: { value: number; className?: string }) {
  if (value <= 0) return null
  return (
    <span
      aria-hidden="true"
      className={cx(
        'num grid h-4 min-w-4 place-items-center rounded-pill bg-naranja-500 px-1 text-[11px] leading-none font-semibold text-hoja-900 ring-2 ring-surface',
        className,
      )}
    >
      {value > 99 ? '99+' : value}
    </span>
  )
}
