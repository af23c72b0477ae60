import * as z from 'zod'
import { id, signedInRoute } from './base.ts'

const device = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer']),
})

/** A session of the signed-in person that is open; no place is kept of it. */
export const openSession = z.object({
  id,
  device,
  signedInAt: z.iso.datetime(),
  /** To the hour. */
  lastSeenAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})

export type OpenSession = z.infer<typeof openSession>

const ended = z.object({ ended: z.literal(true) })

const tags = ['access']

/** What a person has beside the password. */
const factors = z.object({ hasTwoFactor: z.boolean() })

export type Factors = z.infer<typeof factors>

/** How a person gets into their account, and where it is open. */
export const accessContract = {
  factors: signedInRoute
    .route({
      method: 'GET',
      path: '/access/factors',
      tags,
      summary: 'What the person signs in with beside the password',
    })
    .output(factors),

  sessions: {
    list: signedInRoute
      .route({ method: 'GET', path: '/access/sessions', tags, summary: 'The open sessions of the person' })
      .output(z.array(openSession)),

    /** One that has ended already is as good. */
    end: signedInRoute
      .route({
        method: 'DELETE',
        path: '/access/sessions/{sessionId}',
        tags,
        summary: 'End a session of the person',
      })
      .input(z.object({ sessionId: id }))
      .output(ended),

    endOthers: signedInRoute
      .route({
        method: 'DELETE',
        path: '/access/sessions',
        tags,
        summary: 'End all sessions of the person but the one that asks',
      })
      .output(ended),
  },
}
