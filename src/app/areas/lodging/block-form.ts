import { formatAmount, parseEuros } from '#domain/budget/money.ts'
import { areNights, BEDS_MAX, NIGHTS_MAX, ROOMS_MAX, type RoomBlock } from '#domain/lodging/lodging.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import type { BlockField } from './lodging.changes.ts'

/** The fields of rooms as they are typed. */
export type BlockForm = {
  name: string
  rooms: string
  beds: string
  price: string
  arrivesOn: IsoDate | null
  leavesOn: IsoDate | null
  isHeld: boolean
  heldUntil: IsoDate | null
}

const EMPTY = { name: '', rooms: '', beds: '', price: '', arrivesOn: null, leavesOn: null, heldUntil: null }

/** The form of rooms as they are, or of new ones. */
export const formOfBlock = (block: RoomBlock | null, isOwn: boolean): BlockForm =>
  block
    ? {
        name: block.name,
        rooms: String(block.rooms),
        beds: block.beds === null ? '' : String(block.beds),
        price: block.priceCents === null ? '' : formatAmount(block.priceCents),
        arrivesOn: block.nights?.arrivesOn ?? null,
        leavesOn: block.nights?.leavesOn ?? null,
        isHeld: block.isHeld,
        heldUntil: block.heldUntil,
      }
    : { ...EMPTY, rooms: isOwn ? '1' : '', isHeld: !isOwn }

/** The rooms that a form means; its fields were read by `blockProblems` before. */
export const blockOfForm = (form: BlockForm): Pick<RoomBlock, BlockField> => ({
  name: form.name.trim(),
  rooms: Number(form.rooms),
  beds: form.beds.trim() === '' ? null : Number(form.beds),
  priceCents: form.price.trim() === '' ? null : parseEuros(form.price),
  nights: nightsOf(form),
  isHeld: form.isHeld,
  heldUntil: form.isHeld ? form.heldUntil : null,
})

/** From one day to another; `null` while one of them is not said. */
export const nightsOf = ({ arrivesOn, leavesOn }: Pick<BlockForm, 'arrivesOn' | 'leavesOn'>) =>
  arrivesOn && leavesOn ? { arrivesOn, leavesOn } : null

/** The sentence for days that are no stay; `null` for those that are. */
export function nightsProblem(days: Pick<BlockForm, 'arrivesOn' | 'leavesOn'>): string | null {
  if (Boolean(days.arrivesOn) !== Boolean(days.leavesOn)) return 'Pon la llegada y la salida, o ninguna.'
  const nights = nightsOf(days)
  if (!nights || areNights(nights)) return null
  return nights.leavesOn <= nights.arrivesOn
    ? 'La salida va después de la llegada.'
    : `Caben ${NIGHTS_MAX} noches.`
}

/** The sentences for the fields of rooms that cannot be sent. */
export const blockProblems = (form: BlockForm) => ({
  name: form.name.trim() ? null : 'Escribe qué habitaciones son.',
  rooms: isCount(form.rooms, ROOMS_MAX) ? null : `Escribe cuántas son, entre 1 y ${ROOMS_MAX}.`,
  beds:
    form.beds.trim() === '' || isCount(form.beds, BEDS_MAX)
      ? null
      : `Escribe un número entre 1 y ${BEDS_MAX}.`,
  price:
    form.price.trim() === '' || parseEuros(form.price) !== null
      ? null
      : 'Escribe un importe como 128 o 1.234,56.',
  nights: nightsProblem(form),
})

const isCount = (text: string, max: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max
