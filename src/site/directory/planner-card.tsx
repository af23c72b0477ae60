import type { DirectoryPlanner } from '#contract/planners.ts'
import { CARD_STYLES, CARD_ZONES, formatPriceFrom, plannerName } from '#domain/planners/planners.ts'
import { inSpanishPhrase } from '#domain/text/spanish-list.ts'
import { PlannerLogo } from '../planner/planner-logo.tsx'

/** A planner in the directory: at most 2 zones and 3 styles, 'desde N €' (spec 9). */
export function PlannerCard({ planner }: { planner: DirectoryPlanner }) {
  const zones = planner.zones.slice(0, CARD_ZONES)
  const styles = planner.styles.slice(0, CARD_STYLES)
  return (
    <li>
      <a
        href={`/planners/${planner.slug}`}
        className="planner-card wrap-anywhere grid grid-cols-[9.5rem_minmax(0,1fr)] items-center gap-4 max-sm:grid-cols-[7rem_minmax(0,1fr)] md:grid-cols-1 md:gap-3.5"
      >
        <PlannerLogo planner={planner} className="planner-panel aspect-[4/3] rounded-paper md:aspect-video" />
        <span className="grid items-baseline gap-x-4 gap-y-0.5 md:grid-cols-[1fr_auto]">
          <b className="serif text-d4 leading-tight tracking-[-.012em] md:text-[1.625rem]">
            {plannerName(planner)}
          </b>
          {planner.priceFrom !== null && (
            <span className="num order-2 text-sm whitespace-nowrap text-ink-2 md:order-none md:text-ui">
              desde <b className="font-semibold text-ink">{formatPriceFrom(planner.priceFrom)}</b>
            </span>
          )}
          {zones.length > 0 && (
            <span className="order-1 text-sm text-ink-2 md:order-none md:col-span-2 md:text-ui">
              {zones.join(' · ')}
            </span>
          )}
          {styles.length > 0 && (
            <span className="hidden text-sm text-ink-3 md:col-span-2 md:block">
              {inSpanishPhrase(styles)}
            </span>
          )}
        </span>
      </a>
    </li>
  )
}
