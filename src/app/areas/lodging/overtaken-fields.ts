import { mergeRecords } from '#domain/activity/three-way-merge.ts'
import { dateInWords } from '../../shared/words/spanish-dates.ts'
import type { BlockForm } from './block-form.ts'
import type { HotelForm } from './hotel-form.ts'

/** A form with the fields as they were when the first of them was typed: another member may change them meanwhile. */
export type WithShown<Form> = Form & { shown: Form }

type Words<Form> = Record<keyof Form, (stored: Form) => string>

/** Letters of a text that is quoted; the notes of a hotel may be pages. */
const QUOTED_MAX = 60

const quoted = (text: string): string =>
  text === '' ? 'ahora sin nada' : `«${text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text}»`

const day = (date: string | null): string => (date === null ? 'ahora sin fecha' : dateInWords(date))

const HOTEL_WORDS: Words<HotelForm> = {
  kind: ({ kind }) => `el tipo (${kind === 'own' ? 'casa o finca' : 'hotel'})`,
  name: ({ name }) => `el nombre (${quoted(name)})`,
  way: ({ way }) => `cómo se llega (${quoted(way)})`,
  phone: ({ phone }) => `el teléfono (${quoted(phone)})`,
  url: ({ url }) => `la web (${quoted(url)})`,
  mapUrl: ({ mapUrl }) => `el mapa (${quoted(mapUrl)})`,
  code: ({ code }) => `el código (${quoted(code)})`,
  notes: ({ notes }) => `las notas (${quoted(notes)})`,
}

const BLOCK_WORDS: Words<BlockForm> = {
  name: ({ name }) => `el nombre (${quoted(name)})`,
  rooms: ({ rooms }) => `cuántas son (${rooms})`,
  beds: ({ beds }) => `para cuántas personas (${beds || 'ahora sin decir'})`,
  price: ({ price }) => `el precio (${price ? `${price}\u00a0€` : 'ahora sin nada'})`,
  arrivesOn: ({ arrivesOn }) => `la llegada (${day(arrivesOn)})`,
  leavesOn: ({ leavesOn }) => `la salida (${day(leavesOn)})`,
  isHeld: ({ isHeld }) => `si están apartadas (${isHeld ? 'sí' : 'no'})`,
  heldUntil: ({ heldUntil }) => `hasta cuándo están apartadas (${day(heldUntil)})`,
}

/** The typed fields that another member has changed since the first was typed, with what is there now; in words. */
function overtaken<Form extends object>(typed: WithShown<Form>, stored: Form, words: Words<Form>): string[] {
  const { shown, ...given } = typed
  return mergeRecords<unknown>({
    base: shown as Record<string, unknown>,
    stored: stored as Record<string, unknown>,
    given,
  }).conflicts.map((field) => words[field as keyof Form](stored))
}

export const overtakenHotel = (typed: WithShown<HotelForm>, stored: HotelForm): string[] =>
  overtaken(typed, stored, HOTEL_WORDS)

export const overtakenRooms = (typed: WithShown<BlockForm>, stored: BlockForm): string[] =>
  overtaken(typed, stored, BLOCK_WORDS)
