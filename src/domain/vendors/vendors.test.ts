import { describe, expect, it } from 'vitest'
import { nextTransition, VENDOR_TRANSITIONS } from './vendors.ts'

describe('the status of a vendor', () => {
  it('goes from open to closed by confirming, and back by reopening', () => {
    expect(nextTransition('open')).toBe('confirm')
    expect(VENDOR_TRANSITIONS.confirm).toEqual({ from: 'open', to: 'closed' })
    expect(nextTransition('closed')).toBe('reopen')
    expect(VENDOR_TRANSITIONS.reopen).toEqual({ from: 'closed', to: 'open' })
  })
})
