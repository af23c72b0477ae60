import { announceRows } from '#server/core/procedures/announce.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { listActivity } from './activity.queries.ts'
import { findNews } from './news.queries.ts'
import { purgeThings } from './purge.commands.ts'
import { restoreThings } from './restore.commands.ts'
import { listTrash } from './trash.queries.ts'
import { type Undone, undoLine } from './undo.commands.ts'

const viewer = weddingMember('wedding', 'view')

export const activityRouter = {
  list: viewer.activity.list.handler(({ context, input }) =>
    listActivity(context.platform.db, context, input),
  ),

  news: viewer.activity.news.handler(({ context }) =>
    findNews(context.platform.db, context, context.platform.clock.now()),
  ),

  trash: viewer.activity.trash.handler(({ context, input }) =>
    listTrash(context.platform.db, context, context.platform.clock.now(), input),
  ),

  restore: viewer.activity.restore.handler(async ({ context, input }) => {
    const { announced, notified, ...done } = await restoreThings(context.platform, context, input.things)
    announce(context, announced, notified)
    return done
  }),

  purge: viewer.activity.purge.handler(({ context, input }) =>
    purgeThings(context.platform, context, input.things),
  ),

  undo: viewer.activity.undo.handler(async ({ context, input, errors }) => {
    const outcome = await undoLine(context.platform, context, input.lineId.toLowerCase())
    if (outcome === 'noLine') throw errors.ACTIVITY_NOT_FOUND()
    if (outcome === 'undone') throw errors.ACTIVITY_UNDONE()
    if (outcome === 'final') throw errors.ACTIVITY_FINAL()
    if (outcome === 'closed') throw errors.SECTION_CLOSED()
    if ('named' in outcome) throw errors.VENDOR_IN_AGENDA({ data: { name: outcome.named } })
    if ('overfull' in outcome) {
      if (outcome.overfull === 'bytes') throw errors.WEDDING_FILES_FULL()
      throw errors.NO_ROOM_TO_RESTORE({ data: { max: outcome.overfull } })
    }
    const { lineId, undone, conflicts, announced, notified } = outcome
    announce(context, announced, notified)
    return { lineId, undone, conflicts }
  }),
}

type Announcing = Omit<Parameters<typeof announceRows>[0], 'headers'> &
  Omit<Parameters<typeof announceRows>[1], 'visibility' | 'notified'>

/** Rows that came back are read again where they are shown, in this member's own tabs too. */
function announce(context: Announcing, announced: Undone['announced'], notified: boolean) {
  const visibilities = new Map<string, Undone['announced'][number]>()
  for (const { area, visibility } of announced)
    visibilities.set(area, {
      area,
      visibility: visibilities.get(area)?.visibility === 'all' ? 'all' : visibility,
    })
  for (const { area, visibility } of visibilities.values())
    announceRows({ ...context, headers: {} }, { ...context, visibility, notified }, area)
}
