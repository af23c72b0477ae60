import { GIFTS_MAX, QUESTIONS_MAX } from '#domain/households/guest-page.ts'
import { listPictures } from '#server/areas/seating/room-grounds.queries.ts'
import type { Platform } from '#server/core/context.ts'
import type { Actor, MemberWeddingId } from '#server/core/membership.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { listTakenGifts } from './gift-list.queries.ts'
import { publishPage, savePageDraft } from './page-content.commands.ts'
import { findPageState, type PageVersions } from './page-content.queries.ts'

const editor = weddingMember('guests', 'edit')
const viewer = weddingMember('guests', 'view')

export const guestPageRouter = {
  get: viewer.households.guestPage.get.handler(async ({ context }) =>
    withFacts(context, await findPageState(context.platform.db, context.weddingId)),
  ),

  save: editor.households.guestPage.save.handler(async ({ context, input, errors }) => {
    const saved = await savePageDraft(context.platform.db, context, input)
    if (saved === 'full') throw errors.TOO_MANY_QUESTIONS({ data: { max: QUESTIONS_MAX } })
    if (saved === 'fullOfGifts') throw errors.TOO_MANY_GIFTS({ data: { max: GIFTS_MAX } })
    if (saved === 'noPicture') throw errors.VENUE_PLAN_NOT_FOUND()
    if ('conflicts' in saved) throw errors.GUEST_PAGE_CONFLICTS({ data: saved })
    return withFacts(context, saved)
  }),

  publish: editor.households.guestPage.publish.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const published = await publishPage(db, clock, context, input.draft)
    if (published === 'changed') throw errors.GUEST_PAGE_CHANGED()
    return withFacts(context, published)
  }),
}

type Reader = { platform: Platform; weddingId: MemberWeddingId<'guests', 'view'>; actor: Actor }

/** The versions of the page with links to the plans that they show, and who takes care of which gift. */
async function withFacts({ platform: { db, files }, weddingId, actor }: Reader, state: PageVersions) {
  const { draft, published, former } = state
  const ids = [draft, published, former].flatMap((content) => content?.venuePlan?.pictureId ?? [])
  const reader = { weddingId, userId: actor.userId, section: 'guests' } as const
  const [pictures, takenGifts] = await Promise.all([
    listPictures(db, files, reader, [...new Set(ids)]),
    listTakenGifts(db, weddingId),
  ])
  return { ...state, pictures, takenGifts }
}
