import { expect, it } from 'vitest'
import { refusalOf } from './mail-refusals.ts'

it.each([
  [550, '550 5.1.1 The email account that you tried to reach does not exist', 'unknownMailbox'],
  [550, '550 No such user', 'unknownMailbox'],
  [550, '550 5.1.2 Bad destination system address', 'unknownDomain'],
  [552, '552 5.2.2 Mailbox full', 'mailboxFull'],
  [550, '550 5.2.1 The account is disabled', 'mailboxDisabled'],
  [550, '550 5.7.1 Message rejected', 'notAccepted'],
  [554, '554 Transaction failed', 'notAccepted'],
  [553, '553 Malformed', 'invalidAddress'],
] as const)('%i: %s', (code, text, refusal) => {
  expect(refusalOf(code, text)).toBe(refusal)
})
