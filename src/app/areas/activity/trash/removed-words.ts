import type { BinRefusal, RemovedRow, RemovedThing } from '#contract/activity.ts'
import type { BinKind } from '#domain/activity/bin.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { CodedError, messageFor } from '../../../shared/error-messages.ts'
import { conflictSentence } from '../conflict-words.ts'
import { named, several } from '../entity-words.ts'

export const BIN_KIND_WORDS: Record<BinKind, string> = {
  guests: 'Invitados y familias',
  vendors: 'Proveedores',
  agenda: 'Agenda',
  tasks: 'Tareas',
  tables: 'Mesas',
  lodging: 'Alojamiento',
  buses: 'Autobuses',
  payments: 'Pagos',
  images: 'Imágenes y carpetas',
  files: 'Archivos',
  comments: 'Comentarios',
  links: 'Enlaces',
}

/** `Carmen`, `La lista de 120 invitados que había antes de importar otra`, `El día «Boda», con 8 momentos`. */
export function removedInWords({ action, entity, count, rows, rest }: RemovedThing): string {
  if (action === 'guests.import')
    return `La lista de ${several('guests', count)} que había antes de importar otra`
  const what = count > 1 ? capital(several(entity, count)) : rowInWords(rows[0]!)
  const others = rest.map((group) => several(group.entity, group.count))
  return others.length > 0 ? `${what}, con ${inSpanishList(others)}` : what
}

/** `Carmen`, `El comentario «Se sienta lejos»`, `Una imagen`. */
export function rowInWords({ entity, label }: Pick<RemovedRow, 'entity' | 'label'>): string {
  if (label && entity.startsWith('comments_on_')) return `El comentario «${label}»`
  return capital(named(entity, label).replace(/^a /, ''))
}

/** The owner of a row: `De La Alacena`. */
export const ofInWords = ({ rows: [row] }: RemovedThing): string | null => (row?.of ? `De ${row.of}` : null)

/** Why things stayed in the bin, each in a sentence. */
export const staysInWords = (
  refused: readonly BinRefusal[],
  conflicts: Parameters<typeof conflictSentence>[0][],
  things: readonly RemovedThing[],
): string[] => [
  ...refused.map((one) => {
    const thing = things.find(({ lineId }) => lineId === one.lineId)
    return `${thing ? removedInWords(thing) : 'Algo'}: ${refusalInWords(one)}`
  }),
  ...conflicts.map(conflictSentence),
]

function refusalInWords({ reason, max, name }: BinRefusal): string {
  switch (reason) {
    case 'GONE':
      return 'ya no está en la papelera.'
    case 'CLOSED':
      return 'solo lo recupera quien puede editarlo.'
    case 'NO_ROOM':
      return messageFor(new CodedError('NO_ROOM_TO_RESTORE', { max }))
    case 'NO_ROOM_FOR_FILES':
      return 'los archivos de la boda ya ocupan todo lo que pueden. Elimina alguno antes.'
    case 'VENDOR_IN_AGENDA':
      return messageFor(new CodedError('VENDOR_IN_AGENDA', { name }))
  }
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
