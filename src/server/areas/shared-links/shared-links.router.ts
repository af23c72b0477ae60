import { announceRows } from '#server/core/procedures/announce.ts'
import { weddingMember } from '#server/core/procedures/procedures.ts'
import { endSharedLinks, renewSharedLinks } from './shared-links.commands.ts'
import { listSharedLinks } from './shared-links.queries.ts'

const member = weddingMember('wedding', 'view')

export const sharedLinksRouter = {
  list: member.sharedLinks.list.handler(({ context }) => listSharedLinks(context.platform.db, context)),

  renew: member.sharedLinks.renew.handler(async ({ context, input }) => {
    const { db, clock } = context.platform
    const { count, areas } = await renewSharedLinks(db, clock, context, input.links)
    for (const area of areas) announceRows(context, context, area)
    return { renewed: count }
  }),

  end: member.sharedLinks.end.handler(async ({ context, input }) => {
    const { count, areas } = await endSharedLinks(context.platform.db, context, input.links)
    for (const area of areas) announceRows(context, context, area)
    return { ended: count }
  }),
}
