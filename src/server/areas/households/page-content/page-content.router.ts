import { QUESTIONS_MAX } from '#domain/households/guest-page.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { publishPage, savePageDraft } from './page-content.commands.ts'
import { findPageState } from './page-content.queries.ts'

const editor = weddingMember('guests', 'edit')
const viewer = weddingMember('guests', 'view')

export const guestPageRouter = {
  get: viewer.households.guestPage.get.handler(({ context }) =>
    findPageState(context.platform.db, context.weddingId),
  ),

  save: editor.households.guestPage.save.handler(async ({ context, input, errors }) => {
    const saved = await savePageDraft(context.platform.db, context, input)
    if (saved === 'full') throw errors.TOO_MANY_QUESTIONS({ data: { max: QUESTIONS_MAX } })
    if ('conflicts' in saved) throw errors.GUEST_PAGE_CONFLICTS({ data: saved })
    return saved
  }),

  publish: editor.households.guestPage.publish.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const published = await publishPage(db, clock, context, input.draft)
    if (published === 'changed') throw errors.GUEST_PAGE_CHANGED()
    return published
  }),
}
