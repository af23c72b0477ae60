import { describe, expect, it } from 'vitest'
import { type AgreedCharge, mergeCharge, mergeParty } from './changes.ts'

const AGREED: AgreedCharge = {
  concept: 'Reserva',
  total: 135_000,
  vatRate: 21,
  irpfRate: 0,
  dueOn: '2027-02-01',
  daysBefore: null,
  remindsCouple: false,
}

describe('a charge that was changed on two devices', () => {
  it('has both changes where each is of another part', () => {
    const stored = { ...AGREED, total: 140_000 }
    const given = { ...AGREED, dueOn: null, daysBefore: 90 }
    expect(mergeCharge(AGREED, stored, given)).toEqual({
      merged: { ...AGREED, total: 140_000, dueOn: null, daysBefore: 90 },
      conflicts: [],
    })
  })

  it('is due once: a day and days before the wedding are one part', () => {
    const stored = { ...AGREED, dueOn: '2027-03-01' }
    const given = { ...AGREED, dueOn: null, daysBefore: 90 }
    expect(mergeCharge(AGREED, stored, given)).toEqual({ merged: stored, conflicts: ['due'] })
  })

  it('is as it is given by a program that does not say what it began from', () => {
    const stored = { ...AGREED, total: 140_000 }
    expect(mergeCharge(undefined, stored, AGREED)).toEqual({ merged: AGREED, conflicts: [] })
  })
})

describe('a client that was changed on two devices', () => {
  const known: Record<string, string | null> = { name: 'Paula Ríos', nif: null, city: 'Sevilla' }

  it('keeps the field that only the other one has changed', () => {
    const stored = { ...known, nif: '12345678Z' }
    expect(mergeParty(known, stored, { ...known, city: 'Cádiz' })).toEqual({
      merged: { name: 'Paula Ríos', nif: '12345678Z', city: 'Cádiz' },
      conflicts: [],
    })
  })

  it('is asked about where both have written', () => {
    const stored = { ...known, city: 'Huelva' }
    expect(mergeParty(known, stored, { ...known, city: 'Cádiz' }).conflicts).toEqual(['city'])
  })

  it('is asked about where both began without one', () => {
    expect(mergeParty(null, known, { ...known, city: 'Cádiz' }).conflicts).toEqual(['city'])
    expect(mergeParty(null, null, known)).toEqual({ merged: known, conflicts: [] })
  })
})
