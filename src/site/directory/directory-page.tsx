import type { DirectoryPlanner } from '#contract/planners.ts'
import type { TypedFilters } from '#domain/planners.ts'
import { SprigImage } from '../sprig-image.tsx'
import { FilterForm } from './filter-form.tsx'
import { PlannerCard } from './planner-card.tsx'

export type DirectoryPageProps = {
  planners: DirectoryPlanner[]
  /** As typed, for the fields to show again. */
  typed: TypedFilters
  priceProblem: boolean
}

/** The planner directory (spec 2): filters that are a plain form, and a card for each planner found. */
export function DirectoryPage({ planners, typed, priceProblem }: DirectoryPageProps) {
  return (
    <div className="wrap pb-24">
      <div className="grid items-end gap-8 pt-8 pb-6 md:grid-cols-[minmax(0,1fr)_auto] md:pt-11 md:pb-8">
        <div>
          <h1 className="text-[clamp(3rem,2rem+3.4vw,5rem)] leading-[.92] tracking-[-.03em]">
            Encuentra tu planner
          </h1>
          <p className="mt-3.5 max-w-136 text-lead text-ink-2">
            Gente que organiza bodas y duerme por las noches. Filtra por zona, estilo o presupuesto.
          </p>
        </div>
        <SprigImage className="mr-9 mb-2 hidden w-88 lg:block" />
      </div>
      <div className="after-words">
        <FilterForm typed={typed} priceProblem={priceProblem} />
        <Results planners={planners} isFiltered={Object.values(typed).some((text) => text.trim())} />
      </div>
    </div>
  )
}

/** The script of this page replaces the content of the elements with an id while the visitor types. */
function Results({ planners, isFiltered }: { planners: DirectoryPlanner[]; isFiltered: boolean }) {
  return (
    <section aria-labelledby="resultado">
      <h2 id="resultado" className="sr-only">
        Planners
      </h2>
      <p id="encontrados" role="status" className="sr-only">
        {countOf(planners.length)}
      </p>
      <div id="planners">
        {planners.length > 0 ? (
          <ul className="planner-list grid gap-x-7 gap-y-4.5 md:grid-cols-2 md:gap-y-11 lg:grid-cols-3">
            {planners.map((planner) => (
              <PlannerCard key={planner.userId} planner={planner} />
            ))}
          </ul>
        ) : (
          <div className="border-t border-line py-12">
            <p className="text-lead text-ink-2">Ajusta los filtros para ver planners en tu zona</p>
            {isFiltered && (
              <p className="mt-3">
                <a href="/directorio" className="link">
                  Quitar los filtros
                </a>
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

const countOf = (count: number) =>
  count === 0 ? 'Ningún planner' : count === 1 ? '1 planner' : `${count} planners`
