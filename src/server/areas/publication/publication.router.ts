import { announceRows } from '#server/core/procedures/announce.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { publishDrafts } from './publication.commands.ts'

const viewer = weddingMember('wedding', 'view')

export const publicationRouter = {
  publish: viewer.publication.publish.handler(async ({ context, input, errors }) => {
    const { db, clock } = context.platform
    const { vendorIds: vendors, dayIds: agenda, folderIds: inspiration, taskIds: tasks, decisions } = input
    const chosen = { vendors, agenda, inspiration, tasks }
    const outcome = await publishDrafts(db, clock, context, { chosen, decisions })
    if ('conflicts' in outcome) throw errors.PREPARED_CONFLICTS({ data: outcome })
    if ('draftNamed' in outcome) throw errors.VENDOR_IS_DRAFT({ data: { name: outcome.draftNamed } })
    const { sections, ...published } = outcome
    for (const area of sections) announceRows(context, { ...context, notified: true }, area)
    return published
  }),
}
