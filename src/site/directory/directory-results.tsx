import type { DirectoryPlanner } from '#contract/planners.ts'
import { PlannerCard } from './planner-card.tsx'

/** The script of this page replaces the content of the elements with an id while the visitor types. */
export function DirectoryResults({
  planners,
  isFiltered,
}: {
  planners: DirectoryPlanner[]
  isFiltered: boolean
}) {
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
            {!isFiltered && <p className="text-lead text-ink-2">Aún no hay perfiles publicados</p>}
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
