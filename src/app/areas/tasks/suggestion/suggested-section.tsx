import { useState } from 'react'
import type { SuggestedSection } from '#domain/tasks/suggestions/suggestion-sections.ts'
import { sectionDays } from '#domain/tasks/task-sections.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { cx } from '#ui/class-names.ts'

/** Titles of a section that are shown at first; the others are counted. */
const SHOWN = 3

/** The tasks of the suggested list that are left out, by their keys. */
export type LeavesOut = {
  left: ReadonlySet<string>
  onLeave: (keys: readonly string[], isLeft: boolean) => void
}

type SuggestedSectionRowProps = LeavesOut & { section: SuggestedSection; eventDate: IsoDate | null }

/** A section as it would come, which is taken whole, in part, or not. */
export function SuggestedSectionRow({ section, eventDate, left, onLeave }: SuggestedSectionRowProps) {
  const { key, name, tasks, note } = section
  const [seesAll, seeAll] = useState(false)
  const rest = tasks.length - SHOWN
  const taken = tasks.filter((task) => !left.has(task.key)).length
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-b border-line py-4 max-[18rem]:wrap-anywhere md:grid-cols-[11.5rem_minmax(0,1fr)_auto]">
      <div>
        <h3 className="text-xl leading-tight">
          <label className="flex cursor-pointer items-baseline gap-2.5">
            <input
              type="checkbox"
              className="size-4.5 shrink-0 self-center accent-primary"
              checked={taken > 0}
              ref={(box) => {
                if (box) box.indeterminate = taken > 0 && taken < tasks.length
              }}
              onChange={() =>
                onLeave(
                  tasks.map((task) => task.key),
                  taken === tasks.length,
                )
              }
            />
            {name}
          </label>
        </h3>
        {eventDate && key !== 'now' && key !== 'undated' && (
          <p className="mt-0.5 pl-7 text-sm text-ink-2">{sectionDays(key, eventDate)}</p>
        )}
      </div>
      <span className="serif text-xl text-ink-2 md:order-last">
        {taken === tasks.length ? taken : `${taken} de ${tasks.length}`}
      </span>
      <div className="text-sm leading-6 text-ink-2 max-md:col-span-2">
        {note && <p className="font-strong text-ink">{note}</p>}
        <ul>
          {(seesAll ? tasks : tasks.slice(0, SHOWN)).map((task) => (
            <li key={task.key}>
              <label className="flex cursor-pointer items-baseline gap-2 py-0.5 pointer-coarse:min-h-11 pointer-coarse:items-center">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 translate-y-[.15em] accent-primary"
                  checked={!left.has(task.key)}
                  onChange={({ currentTarget }) => onLeave([task.key], !currentTarget.checked)}
                />
                <span className={cx('wrap-anywhere', left.has(task.key) && 'text-ink-3 line-through')}>
                  {task.title}
                </span>
              </label>
            </li>
          ))}
        </ul>
        {rest > 0 && (
          <button
            type="button"
            aria-expanded={seesAll}
            onClick={() => seeAll(!seesAll)}
            className="link min-h-8 pointer-coarse:min-h-11"
          >
            {seesAll ? 'Ver menos' : `y ${rest} más`}
          </button>
        )}
      </div>
    </li>
  )
}
