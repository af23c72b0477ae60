import { v7 as uuidv7 } from 'uuid'
import { AGENDA_LAST_MINUTE, AGENDA_MORNING, type AgendaItem } from '#domain/agenda/agenda.ts'

export type Ceremony = 'civil' | 'church'

/** A suggested item: minutes are counted from the ceremony, and without an end it is a moment. */
type Suggestion = readonly [title: string, from: number, to: number | null, more?: Partial<AgendaItem>]

/** Guests come for these: they see them on the day, unless the couple says otherwise. */
const SHOWN = { isShownToGuests: true }
const FIXED = { ...SHOWN, isFixed: true }

const BEFORE: readonly Suggestion[] = [
  ['Preparativos', -240, -75, { notes: 'Peluquería, maquillaje y ropa.' }],
  ['Traslados', -75, -35, { notes: 'Quién va en cada coche, y la familia primero.' }],
  ['Llegada de invitados', -35, 0, SHOWN],
]

const CEREMONY: Record<Ceremony, readonly Suggestion[]> = {
  civil: [['Ceremonia', 0, 45, { ...FIXED, notes: 'Ceremonia civil.' }]],
  church: [
    ['Ceremonia', 0, 60, { ...FIXED, notes: 'Ceremonia religiosa.' }],
    ['Fotos a la salida', 60, 80],
    ['Autobuses al banquete', 80, 110, FIXED],
  ],
}

/** Counted from the end of the ceremony, or of the way from church. */
const AFTER: readonly Suggestion[] = [
  ['Cóctel', 0, 90, SHOWN],
  ['Banquete', 90, 210, SHOWN],
  ['Brindis', 210, 220],
  ['Tarta', 220, 240],
  ['Primer baile', 240, 255, SHOWN],
  ['Barra libre', 255, null, SHOWN],
  ['Recena', 405, null, SHOWN],
  ['Autobuses de vuelta', 525, null, FIXED],
]

/**
 * A Spanish wedding laid out around the minute at which its ceremony begins. What would lie outside of the
 * day is cut to it, and left out when nothing remains.
 */
export function suggestedAgenda(
  ceremonyAt: number,
  ceremony: Ceremony,
): Omit<AgendaItem, 'dayId' | 'createdAt'>[] {
  const vows = CEREMONY[ceremony]
  const party = vows.at(-1)![2]!
  const later = AFTER.map(
    ([title, from, to, more]): Suggestion => [title, from + party, to === null ? null : to + party, more],
  )
  return [...BEFORE, ...vows, ...later].flatMap(([title, from, to, more]) => {
    const startsAt = Math.max(AGENDA_MORNING, ceremonyAt + from)
    const endsAt = to === null ? null : ceremonyAt + to
    if (startsAt > AGENDA_LAST_MINUTE || (endsAt !== null && endsAt <= startsAt)) return []
    const blank = {
      place: null,
      mapUrl: null,
      notes: null,
      responsible: [],
      isFixed: false,
      isShownToGuests: false,
      toldStartsAt: null,
      isDone: false,
    }
    return [{ id: uuidv7(), title, time: { startsAt, endsAt }, ...blank, ...more }]
  })
}
