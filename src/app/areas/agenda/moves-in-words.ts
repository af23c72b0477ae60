import type { LeftItem } from '#contract/agenda-moves.ts'
import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { formatMinute, UNCHANGED_CLOCK } from '#domain/agenda/agenda-clock.ts'
import type { ZonedDay } from '#domain/time/dates.ts'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import { queryClient } from '../../sync/query-client.ts'
import { agendaDaysQuery, agendaItemsQuery } from './agenda.queries.ts'

/** More than these are counted. */
const NAMED_MAX = 3

/** `«Tarta» ha cambiado mientras tanto y sigue a las 18:20.` */
export function leftInWords(left: readonly LeftItem[], isUndo: boolean): string {
  const rest = left.length - NAMED_MAX
  const more =
    rest > 0 ? [rest === 1 ? 'Otro momento sigue igual.' : `Otros ${rest} momentos siguen igual.`] : []
  return [...left.slice(0, NAMED_MAX).map((item) => leftItemInWords(item, isUndo)), ...more].join(' ')
}

function leftItemInWords({ itemId, title, time, reason }: LeftItem, isUndo: boolean): string {
  if (reason === 'gone' || !time) return 'Un momento ya no está en la agenda.'
  if (reason === 'done') return `«${title}» ya está hecho y no se mueve.`
  const at = clockWithArticle(formatMinute(dayOf(itemId), time.startsAt))
  if (reason === 'fixed') return `«${title}» tiene ahora hora fija y sigue a ${at}.`
  return `«${title}» ha cambiado ${isUndo ? 'después' : 'mientras tanto'} y sigue a ${at}.`
}

function dayOf(itemId: string): ZonedDay {
  const listed = <Row>(key: readonly unknown[]) =>
    queryClient.getQueriesData<Row[]>({ queryKey: key.slice(0, 1) }).flatMap(([, rows]) => rows ?? [])
  const dayId = listed<AgendaItem>(agendaItemsQuery('').queryKey).find(({ id }) => id === itemId)?.dayId
  return listed<AgendaDay>(agendaDaysQuery('').queryKey).find(({ id }) => id === dayId) ?? UNCHANGED_CLOCK
}
