import { useState } from 'react'
import { ROOM_SIDE_MAX } from '#domain/seating/room.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { typedMetres } from './room-words.ts'

type Sides = { width: number; depth: number }

/** The sides of something in the room as they are typed, in metres; `null` while one of them is no such length. */
export function useSides(shown: Sides, min: number) {
  const [width, setWidth] = useState(formatNumber(shown.width / 100, 2))
  const [depth, setDepth] = useState(formatNumber(shown.depth / 100, 2))
  const typed = {
    width: typedMetres(width, min, ROOM_SIDE_MAX),
    depth: typedMetres(depth, min, ROOM_SIDE_MAX),
  }
  const problem = `Escribe los metros, de ${formatNumber(min / 100, 2)} a ${ROOM_SIDE_MAX / 100}.`
  return {
    typed,
    problems: {
      width: typed.width === null ? problem : null,
      depth: typed.depth === null ? problem : null,
    },
    fields: { width, setWidth, depth, setDepth },
  }
}
