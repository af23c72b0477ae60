import type { SeatingPerson, SeatingTable, TableShape } from '#domain/seating/seating.ts'
import { client } from '../../sync/api.ts'
import { createEditableList } from '../../sync/list-changes/editable-list.ts'
import { patchList } from '../../sync/list-changes/patch-list.ts'
import { queryClient, STALE_LATE } from '../../sync/query-client.ts'
import { refreshSeating, seatingPeopleQuery, tablesQuery } from './seating.queries.ts'
import './seating.sentences.ts'
import { lockInWords, SHAPE_WORDS, tableTitle, theTable } from './table-words.ts'

type TableField =
  | ('number' | 'name' | 'shape' | 'seats' | 'hasStairs')
  | ('isLocked' | 'isOrdered' | 'position' | 'rotation')

/** The person's own changes to the tables of a wedding, there at once and then sent. */
export const tableChanges = createEditableList<SeatingTable, string, TableField>({
  area: 'seating-table',
  read: (weddingId) => queryClient.fetchQuery({ ...tablesQuery(weddingId), staleTime: STALE_LATE }),
  patch: (weddingId, patch) => patchList(tablesQuery(weddingId).queryKey, patch),
  refresh: refreshSeating,
  // The server has given its people their chairs.
  onSaved: (weddingId, change) => {
    if (change.kind === 'edit' && change.field === 'isOrdered') void refreshSeating(weddingId)
  },
  requests: {
    add: (weddingId, table, options) => client.seating.addTable({ weddingId, ...table }, options),
    edit: (weddingId, { item, field, value }, options) =>
      client.seating.updateTable({ weddingId, tableId: item.id, [field]: value }, options),
    remove: (weddingId, { id }, options) => client.seating.removeTable({ weddingId, tableId: id }, options),
  },
  notFound: 'TABLE_NOT_FOUND',
  failedAdditions: 'undone',
  refusals: { TOO_MANY_SEATING_TABLES: 'undone', EVENT_NOT_FOUND: 'undone' },
  words: {
    where: 'las mesas',
    name: tableTitle,
    subject: (name) => `La ${name.toLowerCase()}`,
    object: (name) => `la ${name.toLowerCase()}`,
    removed: (name) => `eliminado la ${name.toLowerCase()}`,
    fields: {
      number: {
        act: (table) => `cambiar el número de ${theTable(table)}`,
        about: (table) => `el número de ${theTable(table)}`,
      },
      name: {
        act: (table) => `cambiar el nombre de ${theTable(table)}`,
        about: (table) => `el nombre de ${theTable(table)}`,
        reads: (name: string | null) => name ?? 'sin nombre',
      },
      shape: {
        act: (table) => `cambiar la forma de ${theTable(table)}`,
        about: (table) => `la forma de ${theTable(table)}`,
        reads: (shape: TableShape) => SHAPE_WORDS[shape].toLowerCase(),
      },
      seats: {
        act: (table) => `cambiar los sitios de ${theTable(table)}`,
        about: (table) => `los sitios de ${theTable(table)}`,
      },
      isLocked: {
        act: (table) => `cambiar el candado de ${theTable(table)}`,
        about: (table) => `el candado de ${theTable(table)}`,
        reads: lockInWords,
      },
      isOrdered: {
        act: (table) => `cambiar el orden de las sillas de ${theTable(table)}`,
        about: (table) => `el orden de las sillas de ${theTable(table)}`,
        reads: (isOrdered: boolean) => (isOrdered ? 'con sillas en orden' : 'sin orden'),
      },
      hasStairs: {
        act: (table) => `cambiar si se llega por escaleras a ${theTable(table)}`,
        about: (table) => `si se llega por escaleras a ${theTable(table)}`,
        reads: (hasStairs: boolean) => (hasStairs ? 'con escaleras' : 'sin escaleras'),
      },
      position: {
        act: (table) => `mover ${theTable(table)}`,
        about: (table) => `el lugar de ${theTable(table)} en el plano`,
        reads: (position: SeatingTable['position']) => (position ? 'donde la pusiste' : 'en su fila'),
      },
      rotation: {
        act: (table) => `girar ${theTable(table)}`,
        about: (table) => `el giro de ${theTable(table)}`,
        reads: (rotation: number) => `${rotation}°`,
      },
    },
  },
})

/** The person's own changes to who sits where. People come into this list and leave it by their answers alone. */
export const seatChanges = createEditableList<SeatingPerson, string, 'tableId' | 'isLocked'>({
  area: 'seat',
  // A table is full or there as those changes have left it.
  follows: ['seating-table', 'seat', 'seating-plan'],
  read: (weddingId) => queryClient.fetchQuery({ ...seatingPeopleQuery(weddingId), staleTime: STALE_LATE }),
  patch: (weddingId, patch) => patchList(seatingPeopleQuery(weddingId).queryKey, patch),
  refresh: refreshSeating,
  requests: {
    add: (_, person) => Promise.resolve({ ...person, createdAt: person.createdAt ?? '' }),
    edit: (weddingId, { item, field, value }, options) =>
      client.seating.seat(
        {
          weddingId,
          guestId: item.guestId,
          eventId: item.eventId,
          tableId: field === 'tableId' ? (value as SeatingPerson['tableId']) : item.tableId,
          ...(field === 'isLocked' && { isLocked: value as boolean }),
          from: { tableId: item.tableId },
        },
        options,
      ),
    remove: () => Promise.resolve(),
  },
  notFound: 'GUEST_NOT_FOUND',
  refusals: {
    TABLE_NOT_FOUND: 'undone',
    TABLE_FULL: 'undone',
    GUEST_NOT_COMING: 'undone',
    SEATED_MEANWHILE: 'undone',
  },
  words: {
    where: 'las mesas',
    name: ({ name }) => name,
    subject: (name) => name,
    object: (name) => `a ${name}`,
    removed: (name) => `levantado a ${name}`,
    fields: {
      tableId: {
        act: ({ name }) => `cambiar el sitio de ${name}`,
        about: ({ name }) => `el sitio de ${name}`,
        reads: (tableId: string | null) => (tableId === null ? 'sin sitio' : 'en otra mesa'),
      },
      isLocked: {
        act: ({ name }) => `cambiar el candado de ${name}`,
        about: ({ name }) => `el candado de ${name}`,
        reads: lockInWords,
      },
    },
  },
})
