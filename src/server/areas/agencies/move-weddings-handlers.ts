import { AGENCY_WEDDINGS_MAX } from '#domain/agencies/agencies.ts'
import { agency } from '#server/core/procedures/business-procedures.ts'
import { announceSettled } from './announce-settled.ts'
import { bringWeddings, giveWedding, takeWeddingBack } from './move-weddings.commands.ts'
import { listBringable } from './move-weddings.queries.ts'
import { takeGivenBack } from './take-given-back.commands.ts'

const owner = agency('owner').agencies.weddings
const person = agency('member').agencies.weddings

/** Weddings that come into an agency and go out of it. */
export const moveWeddingsHandlers = {
  own: person.own.handler(({ context: { platform, agencyId, actor } }) =>
    actor.userId === agencyId ? [] : listBringable(platform.db, { agencyId, userId: actor.userId }),
  ),

  bring: person.bring.handler(async ({ context, input, errors }) => {
    const { platform, agencyId, actor } = context
    const ids = input.weddingIds.map((id) => id.toLowerCase())
    const settled = await bringWeddings(platform, agencyId, actor, ids)
    if (settled === 'notYours') throw errors.WEDDING_NOT_YOURS()
    if (settled === 'tooMany') throw errors.TOO_MANY_AGENCY_WEDDINGS({ data: { max: AGENCY_WEDDINGS_MAX } })
    if (settled === 'tooManyMembers')
      throw errors.TOO_MANY_MEMBERS({ data: { max: platform.settings.limits.wedding.members } })
    announceSettled(context, settled)
    return { brought: settled.map(({ weddingId }) => weddingId) }
  }),

  takeBack: person.takeBack.handler(async ({ context, input, errors }) => {
    const { platform, agencyId, actor } = context
    const weddingId = input.assignedId.toLowerCase()
    const settled = await takeWeddingBack(platform, agencyId, actor, weddingId)
    if (settled === 'notBrought') throw errors.WEDDING_NOT_BROUGHT()
    announceSettled(context, settled)
    return { taken: weddingId }
  }),

  give: owner.give.handler(async ({ context, input, errors }) => {
    const { platform, agencyId, actor } = context
    const wish = { weddingId: input.assignedId.toLowerCase(), userId: input.userId.toLowerCase() }
    const given = await giveWedding(platform, agencyId, actor, wish)
    if (given === 'noSuchWedding') throw errors.WEDDING_NOT_OF_AGENCY()
    if (given === 'noSuchPerson') throw errors.PERSON_NOT_FOUND()
    announceSettled(context, given.settled)
    return { given: wish.weddingId, sealed: given.sealed }
  }),

  takeGiven: owner.takeGiven.handler(async ({ context, input, errors }) => {
    const { platform, agencyId, actor } = context
    const weddingId = input.assignedId.toLowerCase()
    const settled = await takeGivenBack(platform, agencyId, actor, { weddingId, sealed: input.sealed })
    if (settled === 'ended') throw errors.GIVING_ENDED()
    announceSettled(context, settled)
    return { taken: weddingId }
  }),
}
