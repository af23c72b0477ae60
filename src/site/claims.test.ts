import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CLAIMS, type Claim, lineOf } from './claims.ts'
import { DESCRIPTIONS, FREE_INSTALLATION, OPENINGS, STEP_CLAIMS } from './page-claims.ts'
import { QUESTIONS } from './pricing/questions.ts'

const claims: readonly Claim[] = [
  ...Object.values(CLAIMS).flat(),
  ...Object.values(OPENINGS),
  ...STEP_CLAIMS,
  FREE_INSTALLATION,
  ...Object.values(DESCRIPTIONS),
]

describe('a claim of the public pages', () => {
  it.each(claims)('$line is made true by pages or tests that are there', ({ proof }) => {
    for (const one of proof) expect(existsSync(one), one).toBe(true)
  })

  it.each(QUESTIONS)('$question is answered by what pages or tests make true', ({ proof, answer }) => {
    if (proof.length === 0) expect(answer).toMatch(/En camino|Todavía no/)
    for (const one of proof) expect(existsSync(one), one).toBe(true)
  })

  it('without proof says that it is on its way', () => {
    const unproved = claims.filter(({ proof }) => proof.length === 0)
    for (const claim of unproved) expect(lineOf(claim)).toMatch(/^En camino: /)
  })
})
