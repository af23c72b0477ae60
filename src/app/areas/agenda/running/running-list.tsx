import Check from 'lucide-react/icons/check'
import Pin from 'lucide-react/icons/pin'
import { useState } from 'react'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { AgendaActions } from '../agenda.actions.ts'
import { startText } from '../timeline/time-texts.ts'
import { ToldHour } from '../timeline/told-hour.tsx'
import { firstWithPhone, namesOf, type People } from '../use-people.ts'
import { CallButton } from './call-button.tsx'

/** How many that are done stay in sight above what is to come. */
const DONE_IN_SIGHT = 2

type RunningListProps = {
  title: string
  day: AgendaDay
  ordered: readonly AgendaItem[]
  now: AgendaItem | undefined
  people: People
  actions: AgendaActions
}

/** The day as a list to tick off, with a call beside everything that has a phone. */
export function RunningList({ title, day, ordered, now, people, actions }: RunningListProps) {
  const [isWhole, setWhole] = useState(false)
  const done = ordered.filter(({ isDone }) => isDone)
  const hidden = new Set(isWhole ? [] : done.slice(0, -DONE_IN_SIGHT).map(({ id }) => id))
  return (
    <section aria-label={title}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-[1.75rem]">{title}</h2>
        {done.length > DONE_IN_SIGHT && (
          <button type="button" onClick={() => setWhole(!isWhole)} className="link py-3 text-sm">
            {isWhole ? 'Ver menos' : `Ver los ${done.length} hechos`}
          </button>
        )}
      </div>
      <ol>
        {ordered.map((item) => {
          if (hidden.has(item.id)) return null
          const line = [namesOf(people, item.responsible), item.place].filter(Boolean).join(', ')
          return (
            <li
              key={item.id}
              data-row={item.id}
              className="grid min-h-17 grid-cols-[2.75rem_3.9rem_minmax(0,1fr)_auto] items-center gap-x-1.5 border-b border-line"
            >
              <label className="relative -ml-2.5 grid size-11 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  checked={item.isDone}
                  aria-label={`Hecho: ${item.title}`}
                  onChange={({ currentTarget }) => actions.setDone(item, currentTarget.checked)}
                  className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
                />
                <span className="grid size-6.5 place-items-center rounded-pill border-[1.5px] border-control peer-checked:border-transparent peer-checked:bg-si-bg peer-checked:text-si-fg peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
                  {item.isDone && <Icon of={Check} size="sm" />}
                </span>
              </label>
              <time
                className={cx('serif text-[1.375rem] leading-none tabular-nums', item.isDone && 'text-ink-3')}
              >
                {startText(day, item.time)}
              </time>
              <div className="min-w-0 py-2">
                <p className="flex flex-wrap items-center gap-x-2 text-[1.0625rem] leading-tight">
                  <b
                    className={cx('wrap-anywhere', item.isDone ? 'font-medium text-ink-2' : 'font-semibold')}
                  >
                    {item.title}
                  </b>
                  {item === now && (
                    <span className="rounded-pill bg-marcha-bg px-2 py-1 text-xs leading-none font-strong text-marcha-fg">
                      Ahora
                    </span>
                  )}
                </p>
                <p className="text-sm text-ink-3">
                  {line}
                  {item.isFixed && (
                    <span className="inline-flex items-center gap-1 pl-1">
                      <Icon of={Pin} size="sm" className="size-3.25" /> Hora fija
                    </span>
                  )}
                </p>
                <ToldHour day={day} item={item} className="block text-sm text-ink-2" />
              </div>
              {!item.isDone && <CallButton person={firstWithPhone(people, item.responsible)} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
