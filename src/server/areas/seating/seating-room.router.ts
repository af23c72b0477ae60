import { ROOM_SHAPES_MAX } from '#domain/seating/room.ts'
import { versionedList } from '#server/core/http/reply.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { copyRoom } from './copy-room.commands.ts'
import { findTableReleases, listRoomsJson, listShapesJson } from './seating-room.queries.ts'
import { addRoom, removeRoom, updateRoom } from './seating-rooms.commands.ts'
import { addShape, removeShape, updateShape } from './seating-shapes.commands.ts'
import { releaseTables, releaseTablesAt } from './table-release.commands.ts'

const viewer = weddingMember('seating', 'view')
const editor = weddingMember('seating', 'edit')

export const releaseRouter = {
  get: viewer.seating.release.get.handler(({ context }) =>
    findTableReleases(context.platform.db, context.weddingId),
  ),

  set: editor.seating.release.set.handler(async ({ context, input: { shown } }) => {
    await releaseTables(context.platform.db, context, shown)
    return findTableReleases(context.platform.db, context.weddingId)
  }),

  setEvent: editor.seating.release.setEvent.handler(async ({ context, input, errors }) => {
    const { eventId, shown } = input
    const outcome = await releaseTablesAt(context.platform.db, context, eventId, shown)
    if (outcome === 'noEvent') throw errors.EVENT_NOT_FOUND()
    return findTableReleases(context.platform.db, context.weddingId)
  }),
}

export const roomsRouter = {
  list: viewer.seating.rooms.list.handler((asked) =>
    versionedList(asked, ({ db, weddingId }) => listRoomsJson(db, weddingId)),
  ),

  add: editor.seating.rooms.add.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const room = await addRoom(context.platform, context, added)
    if (room === 'noEvent') throw errors.EVENT_NOT_FOUND()
    return room
  }),

  update: editor.seating.rooms.update.handler(async ({ context, input, errors }) => {
    const { weddingId: _, roomId, ...sides } = input
    const room = await updateRoom(context.platform.db, context, roomId, sides)
    if (!room) throw errors.ROOM_NOT_FOUND()
    return room
  }),

  copy: editor.seating.rooms.copy.handler(async ({ context, input: { from, to }, errors }) => {
    const copied = await copyRoom(context.platform, context, { from, to })
    if (copied === 'noEvent') throw errors.EVENT_NOT_FOUND()
    if (copied === 'taken') throw errors.ROOM_TAKEN()
    return copied
  }),

  remove: editor.seating.rooms.remove.handler(async ({ context, input, errors }) => {
    if (!(await removeRoom(context.platform.db, context, input.roomId))) throw errors.ROOM_NOT_FOUND()
    return { removed: true } as const
  }),
}

export const shapesRouter = {
  list: viewer.seating.shapes.list.handler((asked) =>
    versionedList(asked, ({ db, weddingId }) => listShapesJson(db, weddingId)),
  ),

  add: editor.seating.shapes.add.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const shape = await addShape(context.platform, context, added)
    if (shape === 'noEvent') throw errors.EVENT_NOT_FOUND()
    if (shape === 'full') throw errors.TOO_MANY_ROOM_SHAPES({ data: { max: ROOM_SHAPES_MAX } })
    return shape
  }),

  update: editor.seating.shapes.update.handler(async ({ context, input, errors }) => {
    const { weddingId: _, shapeId, ...changes } = input
    const shape = await updateShape(context.platform.db, context, shapeId, changes)
    if (!shape) throw errors.SHAPE_NOT_FOUND()
    return shape
  }),

  remove: editor.seating.shapes.remove.handler(async ({ context, input, errors }) => {
    if (!(await removeShape(context.platform.db, context, input.shapeId))) throw errors.SHAPE_NOT_FOUND()
    return { removed: true } as const
  }),
}
