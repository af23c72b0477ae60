import { describe, expect, it } from 'vitest'
import { judgeSecret } from './installation-secret.ts'

const given = { known: 'a', own: 'a', former: null, lost: null }

describe('the secret of a start', () => {
  it('is the first, or the one that the database knows', () => {
    expect(judgeSecret({ ...given, known: null })).toBe('first')
    expect(judgeSecret(given)).toBe('same')
    expect(judgeSecret({ ...given, former: 'b', lost: 'c' })).toBe('same')
  })

  it('is another: refused, until the former one is given or given up by its mark', () => {
    const other = { ...given, own: 'b' }
    expect(judgeSecret(other)).toBe('other')
    expect(judgeSecret({ ...other, former: 'c', lost: 'c' })).toBe('other')
    expect(judgeSecret({ ...other, former: 'a' })).toBe('changed')
    expect(judgeSecret({ ...other, lost: 'a' })).toBe('lost')
  })

  it('does not take the place of a former one that no start has proven', () => {
    expect(judgeSecret({ ...given, known: null, own: 'b', former: 'a' })).toBe('unproven')
    expect(judgeSecret({ ...given, known: null, former: 'a' })).toBe('first')
    expect(judgeSecret({ ...given, known: null, lost: 'a' })).toBe('first')
    expect(judgeSecret({ ...given, known: null, own: 'b', lost: 'a' })).toBe('lost')
  })
})
