import { describe, expect, it } from 'vitest'
import { SPECIES, speciesOf } from './species.ts'

describe('the specimen of a wedding', () => {
  it('is the same each time', () => {
    const id = '019370a4-8c1e-7b6a-a3f0-4d1f2b6c7e90'
    expect(speciesOf(id)).toBe(speciesOf(id))
  })

  it('differs between weddings made one after another', () => {
    const ids = Array.from({ length: 60 }, (_, i) => `019370a4-8c1e-7b6a-a3f0-${String(i).padStart(12, '0')}`)
    expect(new Set(ids.map((id) => speciesOf(id).name)).size).toBe(SPECIES.length)
  })
})
