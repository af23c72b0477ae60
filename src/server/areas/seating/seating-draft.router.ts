import { weddingMember } from '#server/core/procedures/procedures.ts'
import { draftSeats } from './draft-seats.commands.ts'
import { publishSeats } from './publish-seats.commands.ts'
import { listSeatDrafts } from './seat-drafts.queries.ts'

const viewer = weddingMember('seating', 'view')
const editor = weddingMember('seating', 'edit')

export const seatingDraftRouter = {
  list: viewer.seating.draft.list.handler(({ context }) =>
    listSeatDrafts(context.platform.db, context.weddingId),
  ),

  prepare: editor.seating.draft.prepare.handler(async ({ context, input, errors }) => {
    if (!context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    const outcome = await draftSeats(context.platform, context, input.eventId, input.moves)
    if (outcome === 'noGuest') throw errors.GUEST_NOT_FOUND()
    if (outcome === 'noTable') throw errors.TABLE_NOT_FOUND()
    if (outcome === 'notComing') throw errors.GUEST_NOT_COMING()
    if (outcome === 'elsewhere') throw errors.SEATED_MEANWHILE()
    if ('full' in outcome) throw errors.TABLE_FULL({ data: { max: outcome.full } })
    return outcome
  }),

  publish: editor.seating.draft.publish.handler(({ context, input, errors }) => {
    if (!context.seesDrafts) throw errors.DRAFTS_OF_PLANNERS()
    return publishSeats(context.platform.db, context, input.eventId, input.moves)
  }),
}
