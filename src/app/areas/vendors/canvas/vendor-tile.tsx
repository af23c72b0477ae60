import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo, useState } from 'react'
import type { Vendor } from '#contract/vendors.ts'
import { costCents } from '#domain/budget/budget.ts'
import { formatEuros } from '#domain/budget/money.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { ConfirmedBadge, DraftBadge } from '#ui/layout/badge.tsx'
import type { RemoveFromTile } from '../use-removal.ts'
import type { VendorFailure } from '../use-vendors.ts'
import type { VendorActions } from '../vendors.actions.ts'

type VendorTileProps = {
  vendor: Vendor
  /** The name of its component. */
  component: string
  isSelected: boolean
  /** Why it could not be added. */
  failedAddition: VendorFailure | undefined
  actions: VendorActions
  onOpen: (id: string) => void
  onRemove: RemoveFromTile
}

/**
 * A place-card on the canvas. Its buttons are plain ones: with five hundred tiles the weight of each
 * counts.
 */
export const VendorTile = memo(function VendorTile(props: VendorTileProps) {
  const { vendor, component, isSelected, failedAddition, actions, onOpen, onRemove } = props
  const isConfirmed = vendor.status === 'closed'
  const isFresh = useTurned(isConfirmed)
  const cost = costCents(vendor)
  const who = vendor.name ? `${vendor.name}, ${component}` : component
  return (
    <li
      data-vendor={vendor.id}
      aria-current={isSelected || undefined}
      className={cx(TILE, look(vendor, isSelected), isFresh && isConfirmed && 'lift-once')}
    >
      <div className="flex min-h-6 items-center justify-between gap-2 text-xs font-medium text-ink-3">
        <span className="min-w-0 truncate" title={component}>
          {component}
        </span>
        {(vendor.isDraft || isConfirmed) && (
          <span className="flex shrink-0 gap-1">
            {vendor.isDraft && <DraftBadge />}
            {isConfirmed && <ConfirmedBadge isFresh={isFresh} />}
          </span>
        )}
      </div>
      <p
        className={cx(
          'line-clamp-2 text-[1.3125rem] leading-[1.12] tracking-[-.008em] serif wrap-anywhere',
          !vendor.name && 'text-ink-3 italic',
        )}
      >
        {vendor.name || 'Sin proveedor'}
      </p>
      <div className="flex items-center gap-px text-sm">
        <span className={cx('num mr-auto', cost > 0 ? 'font-strong' : 'text-ink-3')}>
          {vendor.cost !== null && formatEuros(cost)}
        </span>
        <button type="button" aria-label={`Abrir ${who}`} onClick={() => onOpen(vendor.id)} className={OPEN}>
          Abrir
        </button>
        <button
          type="button"
          data-edits
          data-single-press
          aria-label={`Eliminar ${who}`}
          onClick={({ currentTarget }) => {
            const tile = currentTarget.closest('li')
            onRemove(vendor, component, () => focusNeighbour(tile))
          }}
          className={DELETE}
        >
          <Icon of={Trash2} size="sm" />
        </button>
      </div>
      {failedAddition && (
        <p role="alert" className="mt-1.5 flex items-center justify-between gap-2 text-xs text-danger">
          Sin guardar.
          <button
            type="button"
            onClick={() => actions.retry(failedAddition.change)}
            className="relative z-1 inline-flex min-h-8 items-center gap-1 font-strong underline underline-offset-2 pointer-coarse:min-h-11"
          >
            <Icon of={RotateCcw} size="sm" />
            Reintentar
          </button>
        </p>
      )}
    </li>
  )
})

/** The focus must not vanish with the tile that had it. */
function focusNeighbour(tile: Element | null) {
  const neighbour = tile?.nextElementSibling ?? tile?.previousElementSibling
  const heading = tile?.closest('section')?.querySelector<HTMLElement>('h2 button')
  const next = neighbour?.querySelector<HTMLElement>('button') ?? heading
  next?.focus({ preventScroll: true })
}

/** True from the moment a claim turns true before the person's eyes. */
function useTurned(claim: boolean): boolean {
  const [before, setBefore] = useState(claim)
  const [hasTurned, setTurned] = useState(false)
  if (claim !== before) {
    setBefore(claim)
    setTurned(claim)
  }
  return hasTurned
}

function look(vendor: Vendor, isSelected: boolean): string {
  if (isSelected)
    return 'bg-surface shadow-[0_0_0_2px_var(--primary),var(--sh-3)] max-lg:shadow-[0_0_0_1px_var(--line),var(--sh-1)]'
  if (!vendor.name) return 'outline outline-1 -outline-offset-1 outline-dashed outline-line-strong'
  if (vendor.status === 'closed') return 'bg-surface shadow-[0_0_0_1px_var(--line),var(--sh-1)]'
  return 'bg-[color-mix(in_oklab,var(--surface)_72%,var(--surface-2))] shadow-[0_0_0_1px_var(--line)]'
}

/** Out of sight a tile costs neither style nor layout nor paint. */
const TILE =
  '[content-visibility:auto] [contain-intrinsic-height:auto_7.125rem] relative grid min-h-28.5 scroll-m-4 grid-cols-1 grid-rows-[auto_1fr_auto] gap-[.2rem] rounded-paper px-3.5 pt-3 pb-2.75 transition-[box-shadow,translate] duration-(--t-base) ease-out max-md:px-4 max-md:pt-3.5'

/** The whole tile opens; its label stays where it is drawn. */
const OPEN =
  'h-7.5 rounded-[6px] px-2 font-strong text-link after:absolute after:inset-0 after:rounded-paper hover:underline active:after:bg-ink/4 max-md:h-10 pointer-coarse:h-11'

const DELETE =
  'relative z-1 grid size-7.5 place-items-center rounded-pill text-ink-3 hover:bg-danger-soft hover:text-danger active:scale-95 max-md:-my-1 max-md:-mr-2 max-md:size-10 pointer-coarse:-my-1 pointer-coarse:-mr-2 pointer-coarse:size-11'
