import { announceRows } from '../live/announce.ts'
import { weddingMember } from '../procedures.ts'
import { listActivity } from './activity.queries.ts'
import { listTrash } from './trash.queries.ts'
import { undoLine } from './undo.commands.ts'

const viewer = weddingMember('wedding', 'view')

export const activityRouter = {
  list: viewer.activity.list.handler(({ context, input }) =>
    listActivity(context.platform.db, context, input),
  ),

  trash: viewer.activity.trash.handler(({ context }) =>
    listTrash(context.platform.db, context, context.platform.clock.now()),
  ),

  undo: viewer.activity.undo.handler(async ({ context, input, errors }) => {
    const outcome = await undoLine(context.platform, context, input.lineId.toLowerCase())
    if (outcome === 'noLine') throw errors.ACTIVITY_NOT_FOUND()
    if (outcome === 'undone') throw errors.ACTIVITY_UNDONE()
    if (outcome === 'final') throw errors.ACTIVITY_FINAL()
    if (outcome === 'closed') throw errors.SECTION_CLOSED()
    if ('named' in outcome) throw errors.VENDOR_IN_AGENDA({ data: { name: outcome.named } })
    if ('overfull' in outcome) throw errors.NO_ROOM_TO_RESTORE({ data: { max: outcome.overfull } })
    // What came back is read again where it is shown, in this member's own tabs too.
    const { lineId, undone, conflicts, announced, notified } = outcome
    for (const { area, reach } of announced)
      announceRows({ ...context, headers: {} }, { ...context, reach, notified }, area)
    return { lineId, undone, conflicts }
  }),
}
