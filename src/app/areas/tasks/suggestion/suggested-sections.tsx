import type { SuggestedList } from '#domain/tasks/suggestions/suggest-tasks.ts'
import type { SuggestedSection } from '#domain/tasks/suggestions/suggestion-sections.ts'
import { sectionDays } from '#domain/tasks/task-sections.ts'
import type { IsoDate } from '#domain/time/dates.ts'

/** Titles of a section that are shown; the others are counted. */
const SHOWN = 3

type SuggestedSectionsProps = {
  list: SuggestedList
  count: number
  /** How many of them the facts of the wedding tick at once. */
  done: number
  eventDate: IsoDate | null
}

/** The list as it would come, by its sections. */
export function SuggestedSections({ list, count, done, eventDate }: SuggestedSectionsProps) {
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
          <Section key={section.key} section={section} eventDate={eventDate} />
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

function Section({ section, eventDate }: { section: SuggestedSection; eventDate: IsoDate | null }) {
  const { key, name, tasks, note } = section
  const rest = tasks.length - SHOWN
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-b border-line py-4 md:grid-cols-[11.5rem_minmax(0,1fr)_auto]">
      <div>
        <h3 className="text-xl leading-tight">{name}</h3>
        {eventDate && key !== 'now' && key !== 'undated' && (
          <p className="mt-0.5 text-sm text-ink-2">{sectionDays(key, eventDate)}</p>
        )}
      </div>
      <span className="serif text-xl text-ink-2 md:order-last">{tasks.length}</span>
      <div className="text-sm leading-6 text-ink-2 max-md:col-span-2">
        {note && <p className="font-strong text-ink">{note}</p>}
        <ul>
          {tasks.slice(0, SHOWN).map((task) => (
            <li key={task.key}>{task.title}</li>
          ))}
        </ul>
        {rest > 0 && <p>y {rest} más</p>}
      </div>
    </li>
  )
}
