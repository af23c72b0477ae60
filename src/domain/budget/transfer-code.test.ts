import { describe, expect, it } from 'vitest'
import { transferCode } from './transfer-code.ts'

const IBAN = 'ES9121000418450200051332'

describe('the code of a transfer', () => {
  it('names the account and its holders in the lines of the standard', () => {
    expect(transferCode(IBAN, 'Lucía & Martín')).toBe(`BCD\n002\n1\nSCT\n\nLucía & Martín\n${IBAN}`)
  })

  it('keeps its lines, whatever a name is made of', () => {
    expect(transferCode(IBAN, 'Lucía\nES00')!.split('\n')).toHaveLength(7)
    expect([...transferCode(IBAN, '🌿'.repeat(200))!.split('\n')[5]!]).toHaveLength(70)
  })

  it('is not there outside of SEPA', () => {
    expect(transferCode('BR1500000000000010932840814P2', 'Lucía')).toBeNull()
  })
})
