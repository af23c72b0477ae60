import { slugProblem } from '#domain/text/slugs.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { countFindable } from './find-invitation.queries.ts'
import { savePublicPage } from './public-page.commands.ts'
import { findPublicPage, suggestAddress } from './public-page.queries.ts'

const editor = weddingMember('guests', 'edit')

export const publicPageRouter = {
  get: editor.households.publicPage.get.handler(async ({ context: { platform, weddingId } }) => ({
    page: await findPublicPage(platform.db, weddingId),
    suggestion: await suggestAddress(platform.db, weddingId),
    findable: await countFindable(platform.db, weddingId),
  })),

  save: editor.households.publicPage.save.handler(async ({ context, input, errors }) => {
    const { weddingId: _, ...changes } = input
    const problem = changes.slug === undefined ? null : slugProblem(changes.slug)
    if (problem) throw errors[problem]()
    const { db, clock } = context.platform
    const saved = await savePublicPage(db, clock, context, changes)
    if (saved === 'noAddress') throw errors.SLUG_MISSING()
    if ('suggestion' in saved) throw errors.SLUG_TAKEN({ data: saved })
    return saved
  }),
}
