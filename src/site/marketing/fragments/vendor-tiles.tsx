import { cx } from '#ui/class-names.ts'
import { ConfirmedBadge } from '#ui/layout/badge.tsx'

/** A confirmed vendor and one that is not yet. */
export function VendorTiles() {
  return (
    <div className="@container">
      <div className="grid gap-2.5 @md:grid-cols-2">
        <Tile component="Floristería" provider="Flores de Umbría" cost={'1.940,00\u00a0€'} isConfirmed />
        <Tile component="Barra libre" provider="Barra Sur" cost={'1.750,00\u00a0€'} />
      </div>
    </div>
  )
}

type TileProps = { component: string; provider: string; cost: string; isConfirmed?: boolean }

function Tile({ component, provider, cost, isConfirmed }: TileProps) {
  return (
    <div
      className={cx(
        'grid gap-1 rounded-paper px-3.5 pt-3 pb-3 ring-1 ring-line',
        isConfirmed ? 'bg-white shadow-1' : 'bg-white/60',
      )}
    >
      <span className="flex min-h-6 items-center justify-between gap-2 text-xs font-medium text-ink-3">
        {component}
        {isConfirmed && <ConfirmedBadge />}
      </span>
      <span className="serif text-[1.3125rem] leading-[1.12] tracking-[-.008em]">{provider}</span>
      <span className="flex items-center justify-between text-sm">
        <span className="num font-strong">{cost}</span>
        <span className="font-strong text-link">Abrir</span>
      </span>
    </div>
  )
}
