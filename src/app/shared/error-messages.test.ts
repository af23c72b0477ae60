import { ORPCError } from '@orpc/client'
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { describe, expect, it } from 'vitest'
import { contract } from '#contract/index.ts'
import { uploads } from '#contract/uploads.ts'
import { DATE_REFUSED } from '#domain/time/dates.ts'
import { CodedError, codeOf, hasSentence, messageFor } from './error-messages.ts'

/** Those of every area, which load with it in the browser. */
import.meta.glob('../**/*.sentences.ts', { eager: true })

describe('the sentences for errors', () => {
  const uploadCodes = Object.values(uploads).flatMap(({ errors }) => Object.keys(errors))

  it.each([...new Set([...contractCodes(contract), ...uploadCodes])])(
    '%s, which the contract declares, has a sentence',
    (code) => {
      expect(hasSentence(code)).toBe(true)
    },
  )

  it('say when to try again', () => {
    expect(messageFor(new CodedError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 30 }))).toMatch(/un minuto\.$/)
    expect(messageFor(new CodedError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 601 }))).toMatch(
      /11 minutos\.$/,
    )
  })

  it('say when it is a date that was refused', () => {
    const refused = { data: { issues: [{ path: ['eventDate'], message: DATE_REFUSED }] } }
    expect(messageFor(new ORPCError('BAD_REQUEST', refused))).toMatch(/entre 1900 y 2200\.$/)
    expect(messageFor(new ORPCError('BAD_REQUEST'))).toMatch(/algún dato/)
  })

  it('group the digits of large numbers', () => {
    const refused = new CodedError('TEXT_TOO_LONG', { max: 2000, length: 10_000 })
    expect(messageFor(refused)).toBe('Caben 2.000 caracteres y has escrito 10.000. Acórtalo un poco.')
  })

  it('say whose code it was', () => {
    const forPlanner = new CodedError('INVITATION_OTHER_ROLE', { role: 'planner' })
    expect(messageFor(forPlanner)).toBe('Ese código es para wedding planners, y tu cuenta es de pareja.')
  })

  it('tell a network that is gone from a server that failed', () => {
    expect(codeOf(new TypeError('Failed to fetch'))).toBe('OFFLINE')
    expect(codeOf(new Error('?'))).toBe('INTERNAL_SERVER_ERROR')
    expect(messageFor(new ORPCError('UNKNOWN_CODE'))).toBe(messageFor(new ORPCError('INTERNAL_SERVER_ERROR')))
  })
})

function contractCodes(router: object): Set<string> {
  const codes = new Set<string>()
  for (const value of Object.values(router)) {
    const found = isContractProcedure(value)
      ? Object.keys((value as AnyContractProcedure)['~orpc'].errorMap)
      : contractCodes(value)
    for (const code of found) codes.add(code)
  }
  return codes
}
