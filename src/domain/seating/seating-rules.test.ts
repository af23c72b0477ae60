import { describe, expect, it } from 'vitest'
import { orderedPair, ruleState } from './seating-rules.ts'

const at = (guestId: string, tableId: string | null, comes = true) => ({ guestId, tableId, comes })
const rule = (kind: 'together' | 'apart') => ({ kind, guestId: 'ana', otherGuestId: 'luis' })

describe('a rule for two people', () => {
  it.each([
    ['together', 'one', 'one', 'kept'],
    ['together', 'one', 'two', 'broken'],
    ['apart', 'one', 'two', 'kept'],
    ['apart', 'one', 'one', 'broken'],
    ['apart', 'one', null, 'open'],
  ] as const)('%s at %s and %s is %s', (kind, ana, luis, state) => {
    expect(ruleState(rule(kind), [at('ana', ana), at('luis', luis)])).toBe(state)
  })

  it('is open when one of them does not come', () => {
    expect(ruleState(rule('apart'), [at('ana', 'one'), at('luis', 'one', false)])).toBe('open')
  })

  it('has them in one order, whoever was chosen first', () => {
    expect(orderedPair('b', 'a')).toEqual(orderedPair('a', 'b'))
  })
})
