import { useMemo } from 'react'
import type { RoomPoint } from '#domain/seating/room.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import { tableChanges } from '../seating.changes.ts'
import { tableTitle } from '../table-words.ts'

/** The moves and turns of the tables in the room. The functions stay the same for as long as the page does. */
export function usePlaceActions(weddingId: string, announce: (message: string) => void) {
  return useMemo(() => {
    const said = (sentence: string, onAction: () => void) => {
      announce(sentence)
      dismissToast(lastNotice)
      lastNotice = showToast(sentence, { action: { label: 'Deshacer', onAction } })
    }
    const put = (item: SeatingTable, position: RoomPoint | null) =>
      tableChanges.submit(weddingId, { kind: 'edit', item, field: 'position', value: position })
    const turnTo = (item: SeatingTable, rotation: number) =>
      tableChanges.submit(weddingId, { kind: 'edit', item, field: 'rotation', value: rotation })
    return {
      place(table: SeatingTable, position: RoomPoint) {
        put(table, position)
        said(`${tableTitle(table)}: ${pointInWords(position)}.`, () =>
          put({ ...table, position }, table.position),
        )
      },
      turn(table: SeatingTable, rotation: number) {
        turnTo(table, rotation)
        said(`${tableTitle(table)}: girada a ${rotation} grados.`, () =>
          turnTo({ ...table, rotation }, table.rotation),
        )
      },
    }
  }, [weddingId, announce])
}

export type PlaceActions = ReturnType<typeof usePlaceActions>

/** One notice is enough: a table may be moved several times in a row. */
let lastNotice = 0

/** 'a 4,5 m de la izquierda y 3 m de arriba'. */
const pointInWords = ({ x, y }: RoomPoint): string =>
  `a ${inMetres(x)} de la izquierda y ${inMetres(y)} de arriba`

/** '4,5 m', of centimetres. */
export const inMetres = (length: number): string => `${formatNumber(length / 100, 2)} m`
