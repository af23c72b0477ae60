import { memo, useState } from 'react'
import type { WeekOwner, WeekWedding } from '#domain/tasks/planner-week.ts'
import { AppLink } from '../../../shared/page/app-link.tsx'

/** So many weddings with more tasks are named at first. */
const SHOWN = 12

/** How many tasks of a wedding are not listed: of one owner, or of all. */
export const unlisted = ({ rest }: WeekWedding, shown: 'all' | WeekOwner): number =>
  shown === 'all' ? rest.own + rest.couple + rest.others : rest[shown]

type WeekMoreProps = { weddings: readonly WeekWedding[]; shown: 'all' | WeekOwner }

/** The weddings with more tasks than are listed here, each with the way to its whole list. */
export const WeekMore = memo(function WeekMore({ weddings, shown }: WeekMoreProps) {
  const [isWhole, setWhole] = useState(false)
  const more = weddings.filter((wedding) => unlisted(wedding, shown) > 0)
  if (more.length === 0) return null
  const named = isWhole ? more : more.slice(0, SHOWN)
  return (
    <section aria-labelledby="week-more" className="mt-9">
      <h2 id="week-more" className="border-b border-line-strong pb-2.5 text-[1.5rem] leading-tight">
        Y en cada boda
      </h2>
      <ul>
        {named.map((wedding) => (
          <li
            key={wedding.weddingId}
            className="flex min-h-(--h-row) items-center justify-between gap-4 border-b border-line"
          >
            <span className="serif min-w-0 truncate text-lg leading-tight italic">{wedding.name}</span>
            <MoreLink wedding={wedding} shown={shown} />
          </li>
        ))}
      </ul>
      {named.length < more.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="link mt-2 min-h-11 text-sm font-strong"
        >
          Ver {more.length - named.length} {more.length - named.length === 1 ? 'boda' : 'bodas'} más
        </button>
      )}
    </section>
  )
})

/** '12 tareas más': the way to the whole list of a wedding. */
function MoreLink({ wedding, shown }: { wedding: WeekWedding; shown: 'all' | WeekOwner }) {
  const count = unlisted(wedding, shown)
  return (
    <AppLink
      href={`/app/couple/${wedding.weddingId}/tasks`}
      className="link num inline-flex min-h-11 shrink-0 items-center text-sm font-strong"
    >
      {count === 1 ? '1 tarea más' : `${count} tareas más`}
      <span className="sr-only"> en {wedding.name}</span>
    </AppLink>
  )
}
