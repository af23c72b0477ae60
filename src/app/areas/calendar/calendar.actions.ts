import type { Closure } from '#contract/calendar.ts'
import { calendarQuery } from '../../shared/calendar/calendar-query.ts'
import { client } from '../../sync/api.ts'
import { queryClient } from '../../sync/query-client.ts'
import './calendar.sentences.ts'

/** Closes days. The id is the same for each try, so that they are closed once. */
export async function saveClosure({ id: closureId, ...days }: Closure): Promise<Closure> {
  const saved = await client.calendar.closures.save({ closureId, ...days })
  keepClosures((closures) =>
    [...closures.filter(({ id }) => id !== saved.id), saved].toSorted((one, other) =>
      one.firstDay.localeCompare(other.firstDay),
    ),
  )
  return saved
}

/** Opens days again. */
export async function removeClosure({ id: closureId }: Closure): Promise<void> {
  await client.calendar.closures.remove({ closureId })
  keepClosures((closures) => closures.filter(({ id }) => id !== closureId))
}

function keepClosures(change: (closures: Closure[]) => Closure[]): void {
  queryClient.setQueryData(
    calendarQuery.queryKey,
    (calendar) => calendar && { ...calendar, closures: change(calendar.closures) },
  )
}
