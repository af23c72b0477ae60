import type { SharedLink } from '#contract/shared-links.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import { dateInWords } from '../words/spanish-dates.ts'

/** `La agenda de Ritmo`, `Las invitaciones de 74 familias`. */
export function linkName({ kind, count, shows }: SharedLink): string {
  switch (kind) {
    case 'invitation':
      return count === 1 ? 'La invitación de 1 familia' : `Las invitaciones de ${count} familias`
    case 'publicPage':
      return 'La página para todos'
    case 'caterer':
      return 'La hoja del catering'
    case 'driver':
      return 'La hoja del conductor'
    case 'calendar':
      return 'El calendario de la agenda'
    case 'vendorSheet':
      return `La agenda de ${shows || 'un proveedor'}`
    case 'folder':
      return `La carpeta «${shows}»`
  }
}

const SHOWN: Record<SharedLink['kind'], string> = {
  invitation: 'Cada familia ve la suya y contesta por su gente.',
  publicPage:
    'El plan y cómo llegar, sin el nombre de nadie; también lleva a cada familia a su invitación, si se puede buscar.',
  caterer: 'Menús, alergias y tronas, siempre al día.',
  driver: 'Los viajes, con nombre e inicial de quien sube en cada parada.',
  calendar: 'Todos los momentos, en el calendario de quien se suscribe.',
  vendorSheet: 'Sus momentos y a quién llamar.',
  folder: 'Sus imágenes.',
}

/** The part of the wedding that a link shows, and until when; `today` is the day at the wedding. */
export const shownBy = ({ kind, lastDay }: SharedLink, today: IsoDate): string => {
  if (lastDay === null) return SHOWN[kind]
  const isOver = lastDay < today
  return `${SHOWN[kind]} ${isOver ? 'Caducó' : 'Vale hasta'} el ${dateInWords(lastDay)}.`
}

/** The maker of a link and the time, as far as they are known. */
export function madeBy({ count, createdBy, createdAt }: SharedLink): string | null {
  if (!createdAt) return null
  const when = dateInWords(dayInMadrid(new Date(createdAt)))
  const who = createdBy ? `por ${createdBy} ` : ''
  return count > 1 ? `La última, creada ${who}el ${when}` : `Creado ${who}el ${when}`
}

/** The people who could read a link and may not any more. */
export function knownTo(formerReaders: readonly string[]): string {
  const names = formerReaders.filter((name) => name !== '')
  return inSpanishList(names.length < formerReaders.length ? [...names, 'alguien que ya no está'] : names)
}
