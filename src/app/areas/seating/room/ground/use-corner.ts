import { useState } from 'react'
import { GROUND_REACH, groundBox, type RoomGround } from '#domain/seating/room-ground.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'

/**
 * The upper left corner of the plan of the venue before it is turned, and its turn, as they are typed. What is typed
 * gives how far it moves, so that a move by another member is kept where nothing is.
 */
export function useCorner(ground: RoomGround) {
  const box = groundBox(ground)
  const corner = { x: Math.trunc(box.x - box.width / 2), y: Math.trunc(box.y - box.depth / 2) }
  const [left, setLeft] = useState(() => shownMetres(corner.x))
  const [top, setTop] = useState(() => shownMetres(corner.y))
  const [turn, setTurn] = useState(String(box.rotation))
  const x = moveOf(left, corner.x, box.x)
  const y = moveOf(top, corner.y, box.y)
  const rotation = /^\d{1,3}$/.test(turn.trim()) && Number(turn) < 360 ? Number(turn) : null
  return {
    /** How far it moves in centimetres, and its turn; `null` while one of them is none. */
    typed: x === null || y === null || rotation === null ? null : { x, y, rotation },
    problems: {
      left: x === null ? PROBLEM : null,
      top: y === null ? PROBLEM : null,
      turn: rotation === null ? 'Escribe los grados, del 0 al 359.' : null,
    },
    fields: { left, setLeft, top, setTop, turn, setTurn },
  }
}

const PROBLEM = 'Escribe los metros, como 2,5 o −1.'

const shownMetres = (length: number) => formatNumber(length / 100, 2)

/** How far a corner moves to what was typed; `null` when that is no place near the room. */
function moveOf(typed: string, corner: number, middle: number): number | null {
  if (typed === shownMetres(corner)) return 0
  const found = /^[-−–]?\d{1,3}(?:[.,]\d{1,2})?$/.exec(typed.trim())
  if (!found) return null
  const by = Math.round(Number(found[0].replace(/[−–]/, '-').replace(',', '.')) * 100 - corner)
  return Math.abs(middle + by) <= GROUND_REACH ? by : null
}
