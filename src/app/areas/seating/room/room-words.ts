import type { RoomPoint } from '#domain/seating/room.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

/** '4,5 m', of centimetres. */
export const inMetres = (length: number): string => `${formatNumber(length / 100, 2)} m`

/** '6,00 × 4,50 m', of sides in centimetres. */
export const sidesInWords = ({ width, depth }: { width: number; depth: number }): string =>
  `${exactMetres(width)} × ${exactMetres(depth)} m`

const exactMetres = (length: number) => (length / 100).toFixed(2).replace('.', ',')

/** 'a 4,5 m de la izquierda y 3 m de arriba'. */
export const pointInWords = ({ x, y }: RoomPoint): string =>
  `a ${inMetres(x)} de la izquierda y ${inMetres(y)} de arriba`

/** Centimetres of what was typed as metres, '4,5' or '4.5 m'; `null` when it is no length between the two. */
export function typedMetres(typed: string, min: number, max: number): number | null {
  const found = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*m?$/i.exec(typed.trim())
  const length = found ? Math.round(Number(found[1]!.replace(',', '.')) * 100) : 0
  return length >= min && length <= max ? length : null
}
