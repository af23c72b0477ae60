import * as z from 'zod'
import { plannerRoute } from './base.ts'
import { BROWSER_SESSION_ONLY } from './shared-errors.ts'

/** The address is a permission to add requests, so no program reads it. */
const mailboxRoute = plannerRoute
  .meta({ access: 'planner', browserOnly: true })
  .errors({ BROWSER_SESSION_ONLY })

const route = (method: 'GET' | 'POST' | 'DELETE', summary: string) =>
  ({ method, path: '/planner/request-mailbox', tags: ['requests'], summary }) as const

export const requestMailbox = z.object({
  /** Whether the installation receives mails. */
  isOffered: z.boolean(),
  /** Null while the planner has none. */
  address: z.string().nullable(),
})

export const requestMailboxContract = {
  /** The address to which the planner forwards what couples write. */
  get: mailboxRoute.route(route('GET', 'The mailbox for requests')).output(requestMailbox),

  /** Gives the planner a new address; what is sent to the one before is refused from then on. */
  renew: mailboxRoute
    .route(route('POST', 'Have a new address for requests'))
    .output(requestMailbox)
    .errors({ MAILBOX_NOT_OFFERED: { status: 409, message: 'The installation receives no mails' } }),

  /** Ends the address. */
  close: mailboxRoute.route(route('DELETE', 'Close the mailbox for requests')).output(requestMailbox),
}
