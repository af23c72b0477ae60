import type { PlanMark } from './plan-marks.ts'
import { inRoom, type PlanScale } from './plan-scale.ts'
import type { RoomPoint } from './room.ts'

/** Metres of the bar that a plan is measured by. */
const BAR_METRES = 5

/** Millimetres on paper of the bar, of its words and from it to those below. */
const BAR = { depth: 1.6, words: 3, below: 2.6, width: 14 }

/** The height of the bar with its words, in millimetres on paper. */
export const BAR_HEIGHT = 8

/** The bar of five metres with the scale beside it, from its upper left corner. */
export function scaleBar({ x, y }: RoomPoint, scale: PlanScale): PlanMark[] {
  const depth = inRoom(BAR.depth, scale)
  const size = inRoom(BAR.words, scale)
  const metre = 100
  const bars = Array.from({ length: BAR_METRES }, (_, index): PlanMark => {
    const box = { x: x + (index + 0.5) * metre, y: y + depth / 2, width: metre, depth, rotation: 0 }
    return { kind: 'box', box, look: index % 2 === 0 ? 'dark' : 'light' }
  })
  const end = x + BAR_METRES * metre
  const words = (at: RoomPoint, text: string): PlanMark => ({
    ...{ kind: 'words', text, size, look: 'soft', rotation: 0, width: inRoom(BAR.width, scale) },
    ...at,
  })
  const below = y + depth + inRoom(BAR.below, scale)
  return [
    ...bars,
    words({ x, y: below }, '0'),
    words({ x: end, y: below }, `${BAR_METRES} m`),
    words({ x: end + inRoom(BAR.width, scale) / 2, y: y + depth / 2 }, `1:${scale}`),
  ]
}
