import History from 'lucide-react/icons/history'
import { memo, useState } from 'react'
import type { WeekRow, WeekWedding } from '#domain/tasks/planner-week.ts'
import { daysBetween, type IsoDate } from '#domain/time/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { AppLink } from '../../../shared/page/app-link.tsx'
import { unlisted } from './week-more.tsx'

/** Weddings without a task of the week beyond these wait behind a button. */
const SHOWN = 8

type WeekWeddingsProps = { weddings: readonly WeekWedding[]; rows: readonly WeekRow[]; today: IsoDate }

/** The weddings of the planner with how much of theirs is to be done this week. */
export const WeekWeddings = memo(function WeekWeddings({ weddings, rows, today }: WeekWeddingsProps) {
  const [isWhole, setWhole] = useState(false)
  const own = new Map(
    weddings
      .filter(({ rest }) => rest.own > 0)
      .map(({ weddingId, rest }) => [weddingId, { count: rest.own, late: rest.ownLate }]),
  )
  for (const { wedding, owner, isLate, task } of rows) {
    if (owner !== 'own' || task.mark === 'done') continue
    const { count, late } = own.get(wedding.weddingId) ?? { count: 0, late: 0 }
    own.set(wedding.weddingId, { count: count + 1, late: late + (isLate ? 1 : 0) })
  }
  const busyIds = new Set([
    ...rows.filter(({ task }) => task.mark !== 'done').map(({ wedding }) => wedding.weddingId),
    ...weddings.filter((wedding) => unlisted(wedding, 'all') > 0).map(({ weddingId }) => weddingId),
  ])
  const busy = weddings.filter(({ weddingId }) => own.has(weddingId))
  const others = weddings.filter(({ weddingId }) => !own.has(weddingId))
  const room = isWhole ? others.length : Math.max(0, SHOWN - busy.length)
  const rest = others.length - room
  return (
    <aside aria-labelledby="week-weddings" className="min-w-0">
      <h2 id="week-weddings" className="text-[1.75rem] leading-tight">
        Tus bodas <span className="num text-xl text-ink-3">{weddings.length}</span>
      </h2>
      <p className="mt-1 text-sm text-ink-2">Lo tuyo de esta semana, por boda.</p>
      <ul className="mt-4 border-t border-line">
        {[...busy, ...others.slice(0, room)].map((wedding) => (
          <li
            key={wedding.weddingId}
            className="flex items-center justify-between gap-4 border-b border-line py-2"
          >
            <span className="min-w-0">
              <AppLink
                href={`/app/couple/${wedding.weddingId}/tasks`}
                className="serif block min-h-6 truncate text-lg leading-tight italic hover:underline pointer-coarse:py-3"
              >
                {wedding.name}
              </AppLink>
              <span className="num block text-xs text-ink-2">{daysInWords(wedding.eventDate, today)}</span>
            </span>
            <OwnCount {...own.get(wedding.weddingId)} isBusy={busyIds.has(wedding.weddingId)} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="link mt-3 min-h-11 text-sm font-strong"
        >
          {rest === 1 ? 'Ver la otra, sin nada tuyo' : `Ver las otras ${rest}, sin nada tuyo`}
        </button>
      )}
    </aside>
  )
})

type OwnCountProps = {
  count?: number
  late?: number
  /** Others have something to do this week. */
  isBusy: boolean
}

function OwnCount({ count = 0, late = 0, isBusy }: OwnCountProps) {
  if (count === 0) return <span className="text-sm text-ink-3">{isBusy ? 'nada tuyo' : 'al día'}</span>
  return (
    <span className="flex shrink-0 items-center gap-3">
      {late > 0 && (
        <span className="num inline-flex items-center gap-1.5 text-sm font-strong text-pendiente-fg">
          <Icon of={History} size="sm" />
          {late}
          <span className="sr-only"> se {late === 1 ? 'quedó' : 'quedaron'} atrás,</span>
        </span>
      )}
      <span className="serif text-[1.5rem] leading-none text-ink">
        {count}
        <span className="sr-only"> {count === 1 ? 'tarea' : 'tareas'}</span>
      </span>
    </span>
  )
}

function daysInWords(eventDate: IsoDate | null, today: IsoDate): string {
  if (eventDate === null) return 'sin fecha'
  const days = daysBetween(today, eventDate)
  if (days === 0) return 'hoy'
  if (days < 0) return days === -1 ? 'hace 1 día' : `hace ${-days} días`
  return days === 1 ? '1 día' : `${days} días`
}
