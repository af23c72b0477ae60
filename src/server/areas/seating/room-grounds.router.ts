import { weddingMember } from '#server/core/procedures/procedures.ts'
import { addGround, removeGround, updateGround } from './room-grounds.commands.ts'
import { listGrounds } from './room-grounds.queries.ts'

const viewer = weddingMember('seating', 'view')
const editor = weddingMember('seating', 'edit')

export const groundsRouter = {
  list: viewer.seating.grounds.list.handler(({ context: { platform, weddingId, actor } }) =>
    listGrounds(platform.db, platform.files, { weddingId, userId: actor.userId, section: 'seating' }),
  ),

  add: editor.seating.grounds.add.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...added } = input
    const ground = await addGround(context.platform, context, added)
    if (ground === 'noEvent') throw errors.EVENT_NOT_FOUND()
    if (ground === 'noPicture') throw errors.ROOM_PICTURE_NOT_FOUND()
    if (ground === 'taken') throw errors.GROUND_EXISTS()
    return ground
  }),

  update: editor.seating.grounds.update.handler(async ({ context, input, errors }) => {
    const { weddingId: _, groundId, ...changes } = input
    const ground = await updateGround(context.platform, context, groundId, changes)
    if (!ground) throw errors.GROUND_NOT_FOUND()
    return ground
  }),

  remove: editor.seating.grounds.remove.handler(async ({ context, input, errors }) => {
    if (!(await removeGround(context.platform, context, input.groundId))) throw errors.GROUND_NOT_FOUND()
    return { removed: true } as const
  }),
}
