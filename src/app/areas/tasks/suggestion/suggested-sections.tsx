import type { SuggestedList } from '#domain/tasks/suggestions/suggest-tasks.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { type LeavesOut, SuggestedSectionRow } from './suggested-section.tsx'

type SuggestedSectionsProps = LeavesOut & {
  list: SuggestedList
  count: number
  /** How many of them the facts of the wedding tick at once. */
  done: number
  eventDate: IsoDate | null
}

/** The list as it would come, by its sections. */
export function SuggestedSections({ list, count, done, eventDate, ...leaves }: SuggestedSectionsProps) {
  return (
    <section aria-label="La lista">
      <p className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line-strong pb-5">
        <span role="status" className="flex items-baseline gap-2.5 text-ink-2">
          <b className="serif text-[4rem] leading-[.8] font-normal text-ink">{count}</b> tareas
        </span>
        {done > 0 && (
          <span className="max-w-80 text-sm text-ink-2 md:text-right">
            {done === 1 ? 'Una ya está hecha' : `${done} ya están hechas`} por lo que hay en la boda.
          </span>
        )}
      </p>
      <ul>
        {list.sections.map((section) => (
          <SuggestedSectionRow key={section.key} section={section} eventDate={eventDate} {...leaves} />
        ))}
      </ul>
      {list.dropped.length > 0 && (
        <p className="mt-4 text-sm text-ink-2">
          {list.dropped.length === 1
            ? 'Una tarea ya no tiene sentido con este tiempo, y no está.'
            : `${list.dropped.length} tareas ya no tienen sentido con este tiempo, y no están.`}
        </p>
      )}
    </section>
  )
}
