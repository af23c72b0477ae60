import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CLAIMS, type Claim, lineOf } from './claims.ts'
import { QUESTIONS } from './pricing/questions.ts'

const claims: readonly Claim[] = Object.values(CLAIMS).flat()

describe('a claim of the public pages', () => {
  it.each(claims)('$line is made true by a page or a test that is there', ({ proof }) => {
    if (proof !== null) expect(existsSync(proof), proof).toBe(true)
  })

  it.each(QUESTIONS)('$question is answered by what a page or a test makes true', ({ proof, answer }) => {
    if (proof === null) expect(answer).toMatch(/En camino|Todavía no/)
    else expect(existsSync(proof), proof).toBe(true)
  })

  it('without proof says that it is on its way', () => {
    const unproved = claims.filter(({ proof }) => proof === null)
    expect(unproved.map(lineOf)).toEqual(['En camino: cobros y pagos de cada boda, listos para tu gestoría.'])
  })
})
