import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEMBER_CODE_ALPHABET, memberCodeFrom, normaliseMemberCode, redeemProblem } from './member-codes.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const LATER = new Date('2026-12-20T12:00:00Z')

describe('a code', () => {
  it('is eight characters of an alphabet without 0, 1, I and O', () => {
    expect(MEMBER_CODE_ALPHABET).toBe('ABCDEFGHJKLMNPQRSTUVWXYZ23456789')
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 16 }), (bytes) => {
        expect(memberCodeFrom(bytes)).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
      }),
    )
  })

  it('is every character as likely as another', () => {
    const everyByte = Array.from({ length: 32 }, (_, chunk) =>
      memberCodeFrom(Uint8Array.from({ length: 8 }, (_, index) => chunk * 8 + index)),
    ).join('')
    for (const character of MEMBER_CODE_ALPHABET) expect(everyByte.split(character)).toHaveLength(8 + 1)
  })

  it.each([
    ...['abcd2345', ' ABCD-2345 ', 'abcd 2345', 'a b c d-2 3 4 5\n'],
    ...['ABCD–2345', 'ABCD\u20112345', '\u200eABCD\u200b2345\u00ad'],
  ])('typed as «%s» is ABCD2345', (typed) => {
    expect(normaliseMemberCode(typed)).toBe('ABCD2345')
  })
})

describe('redeeming a code', () => {
  const open = { role: 'couple', used: false, replaced: false, expiresAt: LATER }
  const stranger = { role: 'couple', isMember: false }

  it.each([
    ['one that is open lets in', open, stranger, null],
    ['one that never expires lets in', { ...open, expiresAt: null }, stranger, null],
    ['one that was never made is unknown', undefined, stranger, 'INVITATION_UNKNOWN'],
    ['one that was redeemed is used', { ...open, used: true }, stranger, 'INVITATION_ALREADY_USED'],
    ['one that was renewed has expired', { ...open, replaced: true }, stranger, 'INVITATION_EXPIRED'],
    ['one whose time has come has expired', { ...open, expiresAt: NOW }, stranger, 'INVITATION_EXPIRED'],
    [
      'one for the other role is refused',
      open,
      { role: 'planner', isMember: false },
      'INVITATION_OTHER_ROLE',
    ],
    [
      'a member is told so before any other problem',
      { ...open, used: true, role: 'planner' },
      { role: 'couple', isMember: true },
      'INVITATION_ALREADY_MEMBER',
    ],
  ])('%s', (_rule, invitation, redeemer, problem) => {
    expect(redeemProblem(invitation, redeemer, NOW)).toBe(problem)
  })
})
