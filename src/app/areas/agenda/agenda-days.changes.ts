import type { AgendaDay, AgendaItem } from '#domain/agenda/agenda.ts'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import { client } from '../../sync/api.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE } from '../../sync/query-client.ts'
import { agendaDaysQuery, agendaItemsQuery, refreshAgenda } from './agenda.queries.ts'
import './agenda.sentences.ts'

/** A day with the items that come and go with it, while it is on its way to the server. */
export type PlannedDay = AgendaDay & { items?: readonly AgendaItem[] }

/** The fields of a day that can be edited. */
export type DayField = 'name' | 'date'

const named = ({ name }: PlannedDay) => `«${name}»`

/** The person's own changes to the days of an agenda, there at once and then sent. */
export const dayChanges = createEditableList<PlannedDay, string, DayField>({
  area: 'agenda day',
  read: (weddingId) => queryClient.fetchQuery({ ...agendaDaysQuery(weddingId), staleTime: STALE_LATE }),
  patch: (weddingId, patch) =>
    patchList(agendaDaysQuery(weddingId).queryKey, (days) =>
      patch(days).toSorted((a, b) => a.date.localeCompare(b.date)),
    ),
  refresh: refreshAgenda,
  requests: {
    add: (weddingId, { items = [], ...day }, options) =>
      client.agenda.days.add(
        { weddingId, ...day, items: items.map(({ dayId: _, ...item }) => item) },
        options,
      ),
    edit: (weddingId, { item, field, value }, options) =>
      client.agenda.days.update({ weddingId, dayId: item.id, [field]: value }, options),
    remove: (weddingId, { id }, options) => client.agenda.days.remove({ weddingId, dayId: id }, options),
  },
  onSaved(weddingId, change) {
    if (change.kind === 'add') void keepItems(weddingId, change.item)
    void refreshAgenda(weddingId)
  },
  notFound: 'AGENDA_DAY_NOT_FOUND',
  refusals: { TOO_MANY_AGENDA_DAYS: 'undone', TOO_MANY_AGENDA_ITEMS: 'undone' },
  failedAdditions: 'undone',
  words: {
    where: 'la agenda',
    name: ({ name }) => name,
    subject: (name) => `«${name}»`,
    object: (name) => `«${name}»`,
    removed: (name) => `eliminado «${name}» de la agenda`,
    fields: {
      name: {
        act: (day) => `cambiar el nombre de ${named(day)}`,
        about: (day) => `el nombre de ${named(day)}`,
      },
      date: {
        act: (day) => `cambiar la fecha de ${named(day)}`,
        about: (day) => `la fecha de ${named(day)}`,
        reads: (date: string) => dateInWords(date),
      },
    },
  },
})

/** The items of a day that was added are in the list before it is read again. */
const keepItems = (weddingId: string, { items = [] }: PlannedDay) =>
  patchList(agendaItemsQuery(weddingId).queryKey, (list) => withItems(list, items))

const withItems = (list: readonly AgendaItem[], more: readonly AgendaItem[]): AgendaItem[] => {
  const known = new Set(list.map(({ id }) => id))
  return [...list, ...more.filter(({ id }) => !known.has(id))]
}

/** The items of the days that there are, with those of days that are on their way. */
export const itemsWithDays = (items: readonly AgendaItem[], days: readonly PlannedDay[]): AgendaItem[] => {
  const ids = new Set(days.map(({ id }) => id))
  return withItems(
    items.filter(({ dayId }) => ids.has(dayId)),
    days.flatMap((day) => day.items ?? []),
  )
}
