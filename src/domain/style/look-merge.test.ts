import { describe, expect, it } from 'vitest'
import { type ChosenLook, mergeLooks, settleLook, takenBack } from './look-merge.ts'
import { CENTRE } from './wedding-styles.ts'

const from: ChosenLook = { style: 'cal', colors: null, coverId: null, focus: CENTRE }

describe('the look of a wedding that two have changed', () => {
  const stored: ChosenLook = { ...from, style: 'noche', coverId: 'patio' }
  const given: ChosenLook = { ...from, style: 'barro', colors: { detail: '#93281e' }, coverId: 'playa' }

  it('is that of each where one has changed it alone', () => {
    const { look, conflicts } = mergeLooks(from, stored, { ...from, colors: { detail: '#93281e' } })
    expect({ look, conflicts }).toEqual({ look: { ...stored, colors: { detail: '#93281e' } }, conflicts: [] })
  })

  it('is in conflict where both have, and a cover with its point is one thing', () => {
    const moved = { ...from, focus: { x: 0, y: 0 } }
    expect(mergeLooks(from, stored, moved).conflicts.map(({ field }) => field)).toEqual(['cover'])
    expect(mergeLooks(from, stored, given).conflicts.map(({ field }) => field)).toEqual(['style', 'cover'])
  })

  it('is as it was chosen then', () => {
    const { conflicts } = mergeLooks(from, stored, given)
    const settled = settleLook({ from, given }, conflicts, (field) => field === 'cover')
    expect(mergeLooks(settled.from, stored, settled.given)).toEqual({
      look: { style: 'noche', colors: { detail: '#93281e' }, coverId: 'playa', focus: CENTRE },
      conflicts: [],
    })
  })

  it('is taken back where the change touched it, and nowhere else', () => {
    const change = { from, given: { ...from, colors: { detail: '#93281e' }, focus: { x: 0.3, y: 0.5 } } }
    const published = { ...change.given, style: 'noche' as const }
    expect(takenBack(change, published)).toEqual({ from: published, given: { ...from, style: 'noche' } })
  })

  it('is the chosen one where nothing says what the change began from', () => {
    expect(mergeLooks(undefined, stored, given)).toEqual({ look: given, conflicts: [] })
  })
})
