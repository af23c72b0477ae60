import { useMemo } from 'react'
import { v7 as uuidv7 } from 'uuid'
import type { RoomBox, RoomPoint, SeatingRoom, SeatingShape } from '#domain/seating/room.ts'
import type { SeatingTable } from '#domain/seating/seating.ts'
import { shapeName } from '#domain/seating/shape-name.ts'
import { dismissToast, showToast } from '#ui/feedback/toast-queue.ts'
import { tableChanges } from '../seating.changes.ts'
import { tableTitle } from '../table-words.ts'
import { groundActions } from './ground.actions.ts'
import { inMetres, pointInWords } from './room-words.ts'
import type { Say } from './say.ts'
import { roomChanges, shapeChanges } from './seating-room.changes.ts'

/** The acts on the room and what stands there. The functions stay the same for as long as the page does. */
export function usePlaceActions(
  weddingId: string,
  eventId: string | null,
  announce: (message: string) => void,
) {
  return useMemo(() => {
    const say: Say = (sentence, onAction) => {
      announce(sentence)
      dismissToast(lastNotice)
      lastNotice = showToast(sentence, { action: { label: 'Deshacer', onAction } })
    }
    return {
      ...tableActions(weddingId, say),
      ...shapeActions(weddingId, eventId, say),
      ...roomActions(weddingId, eventId, say),
      ...groundActions(weddingId, eventId, say),
    }
  }, [weddingId, eventId, announce])
}

export type PlaceActions = ReturnType<typeof usePlaceActions>

/** One notice is enough: a table may be moved several times in a row. */
let lastNotice = 0

function tableActions(weddingId: string, say: Say) {
  const put = (item: SeatingTable, position: RoomPoint | null) =>
    tableChanges.submit(weddingId, { kind: 'edit', item, field: 'position', value: position })
  const turnTo = (item: SeatingTable, rotation: number) =>
    tableChanges.submit(weddingId, { kind: 'edit', item, field: 'rotation', value: rotation })
  return {
    place(table: SeatingTable, position: RoomPoint) {
      put(table, position)
      const undo = () => put({ ...table, position }, table.position)
      say(`${tableTitle(table)}: ${pointInWords(position)}.`, undo)
    },
    turn(table: SeatingTable, rotation: number) {
      turnTo(table, rotation)
      const undo = () => turnTo({ ...table, rotation }, table.rotation)
      say(`${tableTitle(table)}: girada a ${rotation} grados.`, undo)
    },
  }
}

function shapeActions(weddingId: string, eventId: string | null, say: Say) {
  const put = (item: SeatingShape, box: RoomBox) =>
    shapeChanges.submit(weddingId, { kind: 'edit', item, field: 'box', value: box })
  return {
    addShape(shape: Pick<SeatingShape, 'kind' | 'label' | 'box'>) {
      const item = { ...shape, id: uuidv7(), eventId, createdAt: new Date().toISOString() }
      shapeChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
      say(`${shapeName(item)}: en el plano.`, () => shapeChanges.submit(weddingId, { kind: 'remove', item }))
    },
    placeShape(shape: SeatingShape, box: RoomBox) {
      put(shape, box)
      say(`${shapeName(shape)}: ${pointInWords(box)}.`, () => put({ ...shape, box }, shape.box))
    },
    resizeShape(shape: SeatingShape, box: RoomBox) {
      put(shape, box)
      const sides = `${inMetres(box.width)} por ${inMetres(box.depth)}`
      say(`${shapeName(shape)}: ${sides}.`, () => put({ ...shape, box }, shape.box))
    },
    labelShape: (item: SeatingShape, label: string | null) =>
      shapeChanges.submit(weddingId, { kind: 'edit', item, field: 'label', value: label }),
    removeShape: (shape: SeatingShape) => shapeChanges.remove(weddingId, shape),
  }
}

type Sides = Pick<SeatingRoom, 'width' | 'depth'>

function roomActions(weddingId: string, eventId: string | null, say: Say) {
  const put = (item: SeatingRoom, sides: Sides) => {
    for (const field of ['width', 'depth'] as const)
      if (item[field] !== sides[field])
        roomChanges.submit(weddingId, { kind: 'edit', item, field, value: sides[field] })
  }
  return {
    sizeRoom(room: SeatingRoom | null, sides: Sides) {
      const item = room ?? { ...sides, id: uuidv7(), eventId, createdAt: new Date().toISOString() }
      if (room) put(room, sides)
      else roomChanges.submit(weddingId, { kind: 'add', item, isReturning: false })
      say(`La sala: ${inMetres(sides.width)} por ${inMetres(sides.depth)}.`, () => {
        if (room) put({ ...room, ...sides }, room)
        else roomChanges.submit(weddingId, { kind: 'remove', item })
      })
    },
  }
}
