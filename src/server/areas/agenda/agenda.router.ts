import { commentHandlers, countsHandler } from '#server/areas/comments/comment-handlers.ts'
import { fileHandlers } from '#server/areas/item-files/file-handlers.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import { weddingNotFound } from '#server/core/auth/refusals.ts'
import { versionedList } from '#server/core/http/reply.ts'
import type { Membership } from '#server/core/membership.ts'
import { planner, weddingMember } from '#server/core/procedures/procedures.ts'
import { addItem, removeItem, updateItem } from './agenda.commands.ts'
import { findDay, listDaysJson, listItemsJson } from './agenda.queries.ts'
import { agendaCalendar } from './agenda-calendar.ts'
import { addDay, removeDay, updateDay } from './agenda-days.commands.ts'
import { prepareDay, publishDays, unpublishDays } from './agenda-drafts.commands.ts'
import { openLink, revokeLink } from './agenda-links.commands.ts'
import { listLinks } from './agenda-links.queries.ts'
import { commentedItem, filedItem } from './item-target.queries.ts'
import { moveItems } from './move-items.commands.ts'
import { listNextDays } from './next-days.queries.ts'
import { removeOwnCalendar, saveOwnCalendar } from './own-calendar.commands.ts'
import { findOwnCalendar } from './own-calendar.queries.ts'
import { findWholeAgenda } from './shared-agenda.queries.ts'

const viewer = weddingMember('agenda', 'view')
const editor = weddingMember('agenda', 'edit')

const days = {
  list: viewer.agenda.days.list.handler((asked) =>
    versionedList(asked, ({ db, weddingId }) => listDaysJson(db, weddingId)),
  ),

  add: editor.agenda.days.add.handler(async ({ context, input, errors }) => {
    const { agendaDays, agendaItems } = context.platform.settings.limits.wedding
    if (input.isDraft && !context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    const day = context.takeResult(await addDay(context.platform, context, input))
    if (day === 'tooManyDays') throw errors.TOO_MANY_AGENDA_DAYS({ data: { max: agendaDays } })
    if (day === 'tooManyItems') throw errors.TOO_MANY_AGENDA_ITEMS({ data: { max: agendaItems } })
    if ('draftNamed' in day) throw errors.VENDOR_IS_DRAFT({ data: { name: day.draftNamed } })
    return day
  }),

  update: editor.agenda.days.update.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const day = context.takeResult(await updateDay(db, clock, context, input.dayId, input))
    if (!day) throw errors.AGENDA_DAY_NOT_FOUND()
    return day
  }),

  remove: editor.agenda.days.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const removed = context.takeResult(await removeDay(db, clock, context, input.dayId))
    if (!removed) throw errors.AGENDA_DAY_NOT_FOUND()
    return { removed: true } as const
  }),

  prepare: editor.agenda.days.prepare.handler(async ({ context, input, errors }) => {
    const max = context.platform.settings.limits.wedding.agendaItems
    const { db } = context.platform
    if (!(await findDay(db, context.weddingId, input.dayId))) throw errors.AGENDA_DAY_NOT_FOUND()
    if (!context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    const day = await prepareDay(context.platform, context, input.dayId)
    if (day === 'full') throw errors.TOO_MANY_AGENDA_ITEMS({ data: { max } })
    if (!day) throw errors.AGENDA_DAY_NOT_FOUND()
    return day
  }),

  publish: editor.agenda.days.publish.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const published = context.takeResult(await publishDays(db, clock, context, input))
    if (typeof published === 'number') return { published }
    if ('conflicts' in published) throw errors.PREPARED_CONFLICTS({ data: published })
    throw errors.VENDOR_IS_DRAFT({ data: { name: published.draftNamed } })
  }),

  unpublish: editor.agenda.days.unpublish.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    if (!context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    return { published: context.takeResult(await unpublishDays(db, clock, context, input.dayIds)) }
  }),
}

const items = {
  list: viewer.agenda.items.list.handler((asked) =>
    versionedList(asked, ({ db, weddingId }) => listItemsJson(db, weddingId)),
  ),

  add: editor.agenda.items.add.handler(async ({ context, input, errors }) => {
    const { dayId, weddingId: _, ...added } = input
    const item = context.takeResult(await addItem(context.platform, context, dayId, added))
    if (item === 'noDay') throw errors.AGENDA_DAY_NOT_FOUND()
    if (item === 'full') {
      throw errors.TOO_MANY_AGENDA_ITEMS({
        data: { max: context.platform.settings.limits.wedding.agendaItems },
      })
    }
    if ('draftNamed' in item) throw errors.VENDOR_IS_DRAFT({ data: { name: item.draftNamed } })
    return item
  }),

  update: editor.agenda.items.update.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const { weddingId: _, itemId, from, ...changes } = input
    const item = context.takeResult(await updateItem(db, clock, context, itemId, changes, from?.responsible))
    if (item === 'noItem') throw errors.AGENDA_ITEM_NOT_FOUND()
    if (item === 'noDay') throw errors.AGENDA_DAY_NOT_FOUND()
    if ('draftNamed' in item) throw errors.VENDOR_IS_DRAFT({ data: { name: item.draftNamed } })
    return item
  }),

  move: editor.agenda.items.move.handler(async ({ context, input }) =>
    context.takeResult(await moveItems(context.platform, context, input)),
  ),

  remove: editor.agenda.items.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const removed = context.takeResult(await removeItem(db, clock, context, input.itemId))
    if (!removed) throw errors.AGENDA_ITEM_NOT_FOUND()
    return { removed: true } as const
  }),
}

const seesVendors = (member: Membership) => proofFor(member, 'vendors', 'view') !== null

const links = {
  list: editor.agenda.links.list.handler(({ context }) =>
    listLinks(context.platform.db, context.weddingId, { seesVendors: seesVendors(context) }),
  ),

  create: editor.agenda.links.create.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const asked = { vendorId: input.vendorId ?? null, seesVendors: seesVendors(context) }
    const link = await openLink(db, clock, context, asked)
    if (link === 'noVendor') throw errors.VENDOR_NOT_FOUND()
    return link
  }),

  revoke: editor.agenda.links.revoke.handler(async ({ context, input, errors }) => {
    const { db } = context.platform
    const revoked = await revokeLink(db, context, input.linkId, { seesVendors: seesVendors(context) })
    if (!revoked) throw errors.AGENDA_LINK_NOT_FOUND()
    return { removed: true } as const
  }),
}

const commented = commentHandlers(commentedItem, (errors: { AGENDA_ITEM_NOT_FOUND: () => Error }) =>
  errors.AGENDA_ITEM_NOT_FOUND(),
)

const comments = {
  list: viewer.agenda.comments.list.handler(commented.list),
  add: editor.agenda.comments.add.handler(commented.add),
  update: editor.agenda.comments.update.handler(commented.update),
  remove: editor.agenda.comments.remove.handler(commented.remove),
  counts: viewer.agenda.comments.counts.handler(countsHandler(commentedItem)),
}

const filed = fileHandlers(filedItem, (errors: { AGENDA_ITEM_NOT_FOUND: () => Error }) =>
  errors.AGENDA_ITEM_NOT_FOUND(),
)

const files = {
  list: viewer.agenda.files.list.handler(filed.list),
  link: viewer.agenda.files.link.handler(filed.link),
  remove: editor.agenda.files.remove.handler(filed.remove),
  counts: viewer.agenda.files.counts.handler(filed.counts),
}

const ownCalendar = {
  get: viewer.agenda.ownCalendar.get.handler(({ context }) => findOwnCalendar(context.platform.db, context)),

  save: viewer.agenda.ownCalendar.save.handler(async ({ context, input: { weddingId: _, ...shown } }) => {
    const saved = await saveOwnCalendar(context.platform.db, context.platform.clock, context, shown)
    if (!saved) throw weddingNotFound()
    return saved
  }),

  remove: viewer.agenda.ownCalendar.remove.handler(async ({ context }) => {
    await removeOwnCalendar(context.platform.db, context)
    return { removed: true } as const
  }),
}

export const agendaRouter = {
  days,
  items,
  comments,
  files,
  links,
  ownCalendar,

  nextDays: planner.agenda.nextDays.handler(({ context }) =>
    listNextDays(context.platform.db, context.platform.clock, context.actor.userId),
  ),

  calendar: viewer.agenda.calendar.handler(async ({ context, errors }) => {
    const agenda = await findWholeAgenda(context.platform.db, context.weddingId, {
      seesVendors: seesVendors(context),
    })
    if (!agenda) throw errors.WEDDING_NOT_FOUND()
    return { ics: agendaCalendar(agenda, context.platform.settings.publicUrl) }
  }),
}
