import {
  currentSection,
  type PlacedTask,
  placeOfToday,
  type TaskCalendar,
} from '#domain/tasks/placed-task.ts'
import { countTasks } from '#domain/tasks/task-groups.ts'
import { TASK_SECTIONS, type TaskSectionKey } from '#domain/tasks/task-sections.ts'
import { cx } from '#ui/class-names.ts'

type ProgressStripProps = {
  placed: readonly PlacedTask[]
  calendar: TaskCalendar
  onSection: (key: TaskSectionKey) => void
}

/** How far each section is, with today and the wedding in it; pressing one leads to it. */
export function ProgressStrip({ placed, calendar, onSection }: ProgressStripProps) {
  const current = currentSection(calendar)
  const today = placeOfToday(calendar)
  return (
    <nav aria-label="Tramos" className="relative pt-6.5 max-[18rem]:overflow-x-clip">
      <ol className="grid grid-cols-10 gap-[3px]">
        {TASK_SECTIONS.map(({ key, name, short }, place) => {
          const { done, total } = countTasks(placed.filter(({ section }) => section === key))
          const isCurrent = key === current
          const isAtEnd = place === 0 || place === TASK_SECTIONS.length - 1
          return (
            <li key={key}>
              <button
                type="button"
                aria-label={`${name}: ${done} de ${total}`}
                aria-current={isCurrent ? 'date' : undefined}
                onClick={() => onSection(key)}
                className={cx(
                  'block w-full text-left text-xs whitespace-nowrap text-ink-3 hover:text-ink',
                  isCurrent && 'font-semibold text-ink',
                )}
              >
                <span
                  className={cx(
                    'mb-[.45rem] block h-2.5 overflow-hidden rounded-[2px] bg-line',
                    place === 0 && 'rounded-l-[6px]',
                    place === TASK_SECTIONS.length - 1 && 'rounded-r-[6px]',
                  )}
                >
                  <span
                    className="block h-full bg-si-bar transition-[width] duration-(--t-slow)"
                    style={{ width: total === 0 ? 0 : `${(100 * done) / total}%` }}
                  />
                </span>
                <span
                  className={cx(
                    'block h-4 leading-4',
                    !isCurrent && !isAtEnd && 'max-md:invisible',
                    place === TASK_SECTIONS.length - 1 && 'max-md:relative max-md:float-right',
                  )}
                >
                  {short}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {today !== null && (
        <span
          className="pointer-events-none absolute top-0 -translate-x-1/2 text-xs leading-none font-semibold after:absolute after:top-4.25 after:left-1/2 after:h-6 after:border-l-[1.5px] after:border-ink"
          style={{ left: `${today}%` }}
        >
          Hoy
        </span>
      )}
      <Orange />
    </nav>
  )
}

/** The wedding, at the end of its last week. */
const Orange = () => (
  <svg
    viewBox="0 0 16 16"
    aria-hidden="true"
    strokeWidth={1.2}
    strokeLinecap="round"
    className="pointer-events-none absolute top-[1.2rem] left-[90%] size-5 -translate-x-1/2 fill-none stroke-[#0B1511]"
  >
    <circle cx="8" cy="9.4" r="5" fill="var(--accent)" />
    <path d="M8 4.4V2.6M8 3.4c1.4-1.6 3-1.8 4.4-1.2-.6 1.5-2.2 2.2-4.4 1.6" />
  </svg>
)
