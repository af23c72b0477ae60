import { planner } from '#server/core/procedures/procedures.ts'
import { closeRequestMailbox, findRequestMailbox, renewRequestMailbox } from './request-mailboxes.commands.ts'

const routes = planner.requestMailbox

export const requestMailboxRouter = {
  get: routes.get.handler(({ context: { platform, actor } }) => findRequestMailbox(platform, actor.userId)),

  renew: routes.renew.handler(({ context: { platform, actor }, errors }) => {
    if (!platform.settings.requestsMailbox) throw errors.MAILBOX_NOT_OFFERED()
    return renewRequestMailbox(platform, actor.userId)
  }),

  close: routes.close.handler(({ context: { platform, actor } }) =>
    closeRequestMailbox(platform, actor.userId),
  ),
}
