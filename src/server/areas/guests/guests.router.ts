import { commentHandlers, countsHandler } from '#server/areas/comments/comment-handlers.ts'
import { fileHandlers } from '#server/areas/item-files/file-handlers.ts'
import { proofFor } from '#server/core/auth/gate.ts'
import { versionedList } from '#server/core/http/reply.ts'
import type { Membership, MemberWeddingId } from '#server/core/membership.ts'
import { announceRows } from '#server/core/procedures/announce.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { addGuest } from './add-guest.commands.ts'
import { removeGuest, updateGuest } from './guests.commands.ts'
import { findGuest, listGuestsJson, summariseGuests } from './guests.queries.ts'
import { answerTogether, removeTogether } from './guests-together.commands.ts'
import { importGuests } from './import-guests.ts'
import { commentedGuest, filedGuest } from './item-target.queries.ts'

const viewer = weddingMember('guests', 'view')
const editor = weddingMember('guests', 'edit')

/** The member as who may change the tables too; `null` for the others. */
function seatingEditor(context: Membership & { weddingId: MemberWeddingId<'guests', 'edit'> }) {
  const weddingId = proofFor(context, 'seating', 'edit')
  return weddingId && { ...context, weddingId }
}

const commented = commentHandlers(commentedGuest, (errors: { GUEST_NOT_FOUND: () => Error }) =>
  errors.GUEST_NOT_FOUND(),
)

const comments = {
  list: viewer.guests.comments.list.handler(commented.list),
  add: editor.guests.comments.add.handler(commented.add),
  update: editor.guests.comments.update.handler(commented.update),
  remove: editor.guests.comments.remove.handler(commented.remove),
  counts: viewer.guests.comments.counts.handler(countsHandler(commentedGuest)),
}

const filed = fileHandlers(filedGuest, (errors: { GUEST_NOT_FOUND: () => Error }) => errors.GUEST_NOT_FOUND())

const files = {
  list: viewer.guests.files.list.handler(filed.list),
  link: viewer.guests.files.link.handler(filed.link),
  remove: editor.guests.files.remove.handler(filed.remove),
  counts: viewer.guests.files.counts.handler(filed.counts),
}

export const guestsRouter = {
  comments,
  files,
  list: viewer.guests.list.handler((asked) =>
    versionedList(asked, ({ db, weddingId }) => listGuestsJson(db, weddingId)),
  ),

  summary: viewer.guests.summary.handler(({ context }) =>
    summariseGuests(context.platform.db, context.weddingId),
  ),

  add: editor.guests.add.handler(async ({ context, input, errors }) => {
    const guest = context.takeResult(await addGuest(context.platform, context, input))
    if (!guest)
      throw errors.TOO_MANY_GUESTS({ data: { max: context.platform.settings.limits.wedding.guests } })
    return guest
  }),

  update: editor.guests.update.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const guest = context.takeResult(await updateGuest(db, clock, context, input.guestId, input))
    if (!guest && input.from && (await findGuest(db, context.weddingId, input.guestId)))
      throw errors.CHANGED_MEANWHILE()
    if (!guest) throw errors.GUEST_NOT_FOUND()
    return guest
  }),

  answerTogether: editor.guests.answerTogether.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    const changed = await answerTogether(db, clock, context, input.guestIds, input)
    return { changed: context.takeResult(changed) }
  }),

  removeTogether: editor.guests.removeTogether.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    return context.takeResult(await removeTogether(db, clock, context, input.guestIds))
  }),

  remove: editor.guests.remove.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const removed = context.takeResult(await removeGuest(db, clock, context, input.guestId))
    if (!removed) throw errors.GUEST_NOT_FOUND()
    return { removed: true } as const
  }),

  import: editor.guests.import.handler(async ({ context, input, errors }) => {
    const { db, clock, queues } = context.platform
    const { limits } = context.platform.settings
    const max = limits.wedding.guests
    const imported = await queues.imports.run(context.weddingId, () =>
      importGuests(db, clock, context, input, { max, seatedBy: seatingEditor(context) }),
    )
    const outcome = context.takeResult(imported)
    if (outcome === 'full') throw errors.TOO_MANY_GUESTS({ data: { max } })
    if ('changedTo' in outcome) throw errors.GUEST_LIST_CHANGED({ data: outcome.changedTo })
    // An import may change the households as well, which are a list of their own.
    announceRows(context, context, 'households')
    if (outcome.seated) announceRows(context, context, 'seating')
    return outcome
  }),
}
