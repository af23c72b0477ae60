import { commentHandlers } from '#server/areas/comments/comment-handlers.ts'
import { fileHandlers } from '#server/areas/item-files/file-handlers.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import { versionedList } from '#server/core/http/reply.ts'
import type { Membership } from '#server/core/membership.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { commentedVendor, filedVendor } from './item-target.queries.ts'
import { publishVendors, unpublishVendors } from './vendor-drafts.commands.ts'
import { confirmVendor, reopenVendor } from './vendor-status.commands.ts'
import { addVendor, removeVendor, updateVendor } from './vendors.commands.ts'
import { listVendorsJson, type Shown, shownVendor } from './vendors.queries.ts'

const viewer = weddingMember('vendors', 'view')
const editor = weddingMember('vendors', 'edit')
const reader = weddingMember('conversation', 'view')
const writer = weddingMember('conversation', 'edit')

const filed = fileHandlers(filedVendor, (errors: { VENDOR_NOT_FOUND: () => Error }) =>
  errors.VENDOR_NOT_FOUND(),
)

const files = {
  list: viewer.vendors.files.list.handler(filed.list),
  link: viewer.vendors.files.link.handler(filed.link),
  remove: editor.vendors.files.remove.handler(filed.remove),
}

const commented = commentHandlers(commentedVendor, (errors: { VENDOR_NOT_FOUND: () => Error }) =>
  errors.VENDOR_NOT_FOUND(),
)

const comments = {
  list: reader.vendors.comments.list.handler(commented.list),
  add: writer.vendors.comments.add.handler(commented.add),
  update: writer.vendors.comments.update.handler(commented.update),
  remove: writer.vendors.comments.remove.handler(commented.remove),
}

/** The parts of a vendor for a member: amounts belong to the budget, the conversation has a level of its own. */
const shownTo = (member: Pick<Membership, 'weddingId' | 'access'>): Shown => ({
  costs: proofFor(member, 'budget', 'view'),
  conversation: proofFor(member, 'conversation', 'view'),
})

export const vendorsRouter = {
  list: viewer.vendors.list.handler((asked) =>
    versionedList(asked, ({ db, ...view }) => listVendorsJson(db, view.weddingId, shownTo(view))),
  ),

  add: editor.vendors.add.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const { limits } = context.platform.settings
    const max = limits.wedding.vendors
    const pricing = proofFor(context, 'budget', 'edit')
    if (input.isDraft && !context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    const vendor = context.takeResult(await addVendor(db, clock, context, input, { max, pricing }))
    if (vendor === 'unpriced') throw errors.SECTION_CLOSED()
    if (vendor === 'noComponent') throw errors.COMPONENT_NOT_FOUND()
    if (vendor === 'noEvent') throw errors.HEAD_EVENT_NOT_FOUND()
    if (vendor === 'full') throw errors.TOO_MANY_VENDORS({ data: { max } })
    return shownVendor(vendor, shownTo(context))
  }),

  update: editor.vendors.update.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const isPricing = [input.cost, input.perHead, input.from].some((part) => part !== undefined)
    if (isPricing && !proofFor(context, 'budget', 'edit')) throw errors.SECTION_CLOSED()
    const vendor = context.takeResult(await updateVendor(db, clock, context, input.vendorId, input))
    if (vendor === 'noEvent') throw errors.HEAD_EVENT_NOT_FOUND()
    if (vendor === 'changed') throw errors.COST_CHANGED()
    if (!vendor) throw errors.VENDOR_NOT_FOUND()
    return shownVendor(vendor, shownTo(context))
  }),

  confirm: editor.vendors.confirm.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const vendor = context.takeResult(await confirmVendor(db, clock, context, input.vendorId))
    if (!vendor) throw errors.VENDOR_NOT_FOUND()
    return shownVendor(vendor, shownTo(context))
  }),

  reopen: editor.vendors.reopen.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const vendor = context.takeResult(await reopenVendor(db, clock, context, input.vendorId))
    if (!vendor) throw errors.VENDOR_NOT_FOUND()
    return shownVendor(vendor, shownTo(context))
  }),

  remove: editor.vendors.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const removed = context.takeResult(await removeVendor(db, clock, context, input.vendorId))
    if (!removed) throw errors.VENDOR_NOT_FOUND()
    return { removed: true } as const
  }),

  publish: editor.vendors.publish.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    return { published: context.takeResult(await publishVendors(db, clock, context, input.vendorIds)) }
  }),

  unpublish: editor.vendors.unpublish.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    if (!context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    const published = context.takeResult(await unpublishVendors(db, clock, context, input.vendorIds))
    if (typeof published === 'object') throw errors.VENDOR_IN_AGENDA({ data: { name: published.named } })
    return { published }
  }),

  files,
  comments,
}
