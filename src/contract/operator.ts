import * as z from 'zod'
import { OPERATOR_ACTS, OPERATOR_LOG_SHOWN } from '#domain/operator/operator-acts.ts'
import { id, instant, operatorRoute, requiredLine, sittingRoute } from './base.ts'

const tags = ['operator']

export const operatorAct = z.object({
  id,
  act: z.enum(OPERATOR_ACTS),
  subject: z.string(),
  operatorName: z.string().nullable(),
  at: instant,
})

export type OperatorActLine = z.infer<typeof operatorAct>

/** A code of the authenticator, however it was copied. */
export const givenCode = requiredLine(20)

export const INVALID_CODE = { status: 422, message: 'That is not the code of now, or it has served' } as const
export const TOO_MANY_ATTEMPTS = {
  status: 429,
  message: 'Too many codes were tried',
  data: z.object({ retryAfterSeconds: z.int() }),
} as const

/** The operator's area. Nothing here reads what is in a wedding. */
export const operatorContract = {
  /** Begins a sitting of half an hour of this session; its end comes back. */
  openSitting: sittingRoute
    .route({ method: 'POST', path: '/operator/sitting', tags, summary: 'Give the second step for a sitting' })
    .input(z.object({ code: givenCode }))
    .output(z.object({ until: instant }))
    .errors({ INVALID_CODE, TOO_MANY_ATTEMPTS }),

  /** Each thing that operators did, the newest first. */
  log: operatorRoute
    .route({ method: 'GET', path: '/operator/log', tags, summary: 'What operators did' })
    .output(z.array(operatorAct).max(OPERATOR_LOG_SHOWN)),
}
