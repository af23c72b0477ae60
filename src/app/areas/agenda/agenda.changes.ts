import type { AgendaDay, AgendaItem, AgendaTime, Responsible } from '#domain/agenda/agenda.ts'
import { formatMinute, UNCHANGED_CLOCK } from '#domain/agenda/agenda-clock.ts'
import { type AgendaTextField, agendaTextProblem } from '#domain/agenda/agenda-text.ts'
import { CodedError } from '../../shared/error-messages.ts'
import { client } from '../../sync/api.ts'
import type { Change, Edit } from '../../sync/list-changes/change.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE } from '../../sync/query-client.ts'
import { agendaDaysQuery, agendaItemsQuery, refreshAgenda } from './agenda.queries.ts'
import { dayIsThere, offerOtherDay } from './days/day-of-item.ts'
import './agenda.sentences.ts'

export type AgendaChange = Change<AgendaItem>

/** The fields of an item that can be edited. */
export type AgendaField = Exclude<keyof AgendaItem, 'id' | 'createdAt' | 'toldStartsAt'>

const titled = ({ title }: AgendaItem) => `«${title}»`

/** The items as the server has them now. It merges those responsible by person, so that no question about them is asked. */
async function readItems(weddingId: string, { responsible }: AgendaItem) {
  const items = await queryClient.fetchQuery({ ...agendaItemsQuery(weddingId), staleTime: STALE_LATE })
  return items.map((item) => ({ ...item, responsible }))
}

/** The person's own changes to the items of an agenda, there at once and then sent. */
export const agendaChanges = createEditableList<AgendaItem, string, AgendaField>({
  area: 'agenda',
  read: readItems,
  patch: (weddingId, patch) => patchList(agendaItemsQuery(weddingId).queryKey, patch),
  refresh: refreshAgenda,
  requests: {
    async add(weddingId, item, options) {
      await dayIsThere(item.dayId)
      return client.agenda.items.add({ weddingId, ...item }, options)
    },
    async edit(weddingId, edit, options) {
      refuseUnfit(edit)
      const { item, field, value } = edit
      await dayIsThere(field === 'dayId' ? value : item.dayId)
      const from = field === 'responsible' ? { responsible: item.responsible } : undefined
      return client.agenda.items.update({ weddingId, itemId: item.id, [field]: value, from }, options)
    },
    remove: (weddingId, { id }, options) => client.agenda.items.remove({ weddingId, itemId: id }, options),
  },
  takeBack: (weddingId, item, error) =>
    offerOtherDay(weddingId, item, error, (dayId) =>
      agendaChanges.submit(weddingId, { kind: 'add', item: { ...item, dayId }, isReturning: false }),
    ),
  notFound: 'AGENDA_ITEM_NOT_FOUND',
  refusals: { TOO_MANY_AGENDA_ITEMS: 'kept', TEXT_TOO_LONG: 'kept', VENDOR_IS_DRAFT: 'undone' },
  words: {
    where: 'la agenda',
    name: ({ title }) => title,
    subject: (title) => `«${title}»`,
    object: (title) => `«${title}»`,
    removed: (title) => `eliminado «${title}» de la agenda`,
    fields: {
      title: { typed: (item) => `el nombre de ${titled(item)}` },
      place: { typed: (item) => `el lugar de ${titled(item)}` },
      mapUrl: { typed: (item) => `el enlace del mapa de ${titled(item)}` },
      notes: { typed: (item) => `la nota de ${titled(item)}` },
      time: {
        act: (item) => `guardar la hora de ${titled(item)}`,
        about: (item) => `la hora de ${titled(item)}`,
        reads: timeInWords,
      },
      dayId: {
        act: (item) => `mover ${titled(item)} a otro día`,
        about: (item) => `el día de ${titled(item)}`,
        reads: (dayId: string, item) => dayOf(item, dayId)?.name ?? 'otro',
      },
      responsible: {
        act: (item) => `guardar quién se encarga de ${titled(item)}`,
        about: (item) => `quién se encarga de ${titled(item)}`,
        reads: (all: Responsible[]) => (all.length === 1 ? 'una persona' : `${all.length} personas`),
      },
      isFixed: {
        act: (item, isFixed) => `${isFixed ? 'fijar' : 'soltar'} la hora de ${titled(item)}`,
        about: (item) => `la hora de ${titled(item)}`,
        reads: (isFixed: boolean) => (isFixed ? 'fija' : 'sin fijar'),
      },
      isShownToGuests: {
        act: (item, isShown) => `${isShown ? 'mostrar' : 'ocultar'} ${titled(item)} a los invitados`,
        about: (item) => `si los invitados ven ${titled(item)}`,
        reads: (isShown: boolean) => (isShown ? 'a la vista' : 'oculto'),
      },
      isDone: {
        act: (item, isDone) => `${isDone ? 'marcar' : 'desmarcar'} ${titled(item)}`,
        about: titled,
        reads: (isDone: boolean) => (isDone ? 'hecho' : 'por hacer'),
      },
    },
  },
})

/** `18:30` or `18:30 a 19:15`, by the clock of the item's day. */
function timeInWords({ startsAt, endsAt }: AgendaTime, item: AgendaItem): string {
  const day = dayOf(item) ?? UNCHANGED_CLOCK
  const from = formatMinute(day, startsAt)
  return endsAt === null ? from : `${from} a ${formatMinute(day, endsAt)}`
}

const dayOf = (item: AgendaItem, dayId = item.dayId) =>
  queryClient
    .getQueriesData<AgendaDay[]>({ queryKey: agendaDaysQuery('').queryKey.slice(0, 1) })
    .flatMap(([, days]) => days ?? [])
    .find(({ id }) => id === dayId)

const TEXTS: readonly string[] = ['title', 'place', 'mapUrl', 'notes'] satisfies AgendaTextField[]

/** A text that cannot be stored is not sent, and stays in its cell like one that the server refused. */
function refuseUnfit({ field, value }: Edit<AgendaItem>) {
  if (!TEXTS.includes(field)) return
  const problem = agendaTextProblem(field as AgendaTextField, value as string | null)
  if (problem) throw new CodedError(problem.code, problem)
}
