import type { DirectoryPlanner } from '#contract/planners.ts'
import type { TypedFilters } from '#domain/planners/planners.ts'
import { OPENINGS } from '../page-claims.ts'
import { SprigImage } from '../sprig-image.tsx'
import { DirectoryResults } from './directory-results.tsx'
import { FilterForm } from './filter-form.tsx'

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
          <p className="mt-3.5 max-w-136 text-lead text-ink-2">{OPENINGS.directory.line}</p>
        </div>
        <SprigImage className="mr-9 mb-2 hidden w-88 lg:block" />
      </div>
      <div className="after-words">
        <FilterForm typed={typed} priceProblem={priceProblem} />
        <p className="mb-5 text-sm text-ink-3">
          Primero, los perfiles actualizados hace menos. Nadie paga por salir antes. Los precios llevan el IVA
          incluido.{' '}
          <a href="/terminos#directorio" className="link">
            Cómo se ordena
          </a>
        </p>
        <DirectoryResults planners={planners} isFiltered={Object.values(typed).some((text) => text.trim())} />
      </div>
    </div>
  )
}
