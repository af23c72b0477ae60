import { describe, expect, it } from 'vitest'
import { columnsOf, type RuleParty } from './rule-parties.ts'
import { inOrder, ruleProblem, ruleTopic } from './seating-rules.ts'

const ana: RuleParty = { of: 'guest', id: 'ana' }
const gil: RuleParty = { of: 'household', id: 'gil' }
const lucia: RuleParty = { of: 'side', side: 'Lucía' }

const wish = (kind: Parameters<typeof ruleProblem>[0]['kind'], ...of: Parameters<typeof columnsOf>) => ({
  ...{ kind, isFirm: true },
  ...columnsOf(...of),
})

describe('a rule', () => {
  it.each([
    ['a person and a family apart', wish('apart', ana, gil), null],
    ['a side together by itself', wish('together', lucia, null), null],
    ['a person together with nobody', wish('together', ana, null), 'ofOne'],
    ['a person apart from nobody', wish('apart', ana, null), 'unclear'],
    ['a family apart from itself', wish('apart', gil, gil), 'ofOne'],
    ['a person near the door', wish('near', ana, null, 'door'), null],
    ['a person near nothing', wish('near', ana, null), 'unclear'],
    ['a person together with the door', wish('together', ana, null, 'door'), 'unclear'],
    ['nobody alone among strangers', wish('company', { of: 'trait', trait: 'everyone' }, null), null],
    ['a family without stairs', wish('stepFree', gil, null), null],
    ['no stairs with a second party', wish('stepFree', ana, gil), 'unclear'],
    ['company with a second party', wish('company', ana, gil), 'unclear'],
  ] as const)('%s: %3$s', (_, rule, problem) => {
    expect(ruleProblem(rule)).toBe(problem)
  })

  it('is one for two parties, whoever was named first', () => {
    expect(inOrder(wish('apart', gil, ana))).toEqual(inOrder(wish('apart', ana, gil)))
  })

  it('takes the place of the one about the same thing, and of no other', () => {
    const topics = [wish('apart', ana, gil), wish('together', ana, gil), wish('near', ana, gil)].map(
      ruleTopic,
    )
    expect(topics[0]).toBe(topics[1])
    expect(topics[2]).not.toBe(topics[0])
  })
})
