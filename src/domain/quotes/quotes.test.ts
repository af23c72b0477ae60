import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUOTE } from '../../../tests/support/journeys/quotes.ts'
import { isSameQuote, mergeQuote } from './merge-quote.ts'
import { newInstalment } from './new-quote.ts'
import { quoteState } from './quote-state.ts'
import { instalmentAmounts, lineTotal, quoteTotals, tickedAtFirst } from './quote-totals.ts'
import { type QuoteContent, type QuoteGap, quoteGaps } from './quotes.ts'

const line = QUOTE.lines[0]!
const NET = { priceMode: 'net', guests: 90 } as const

describe('a line', () => {
  it('is read with IVA, whether it is typed with it or not', () => {
    expect(lineTotal(line, NET)).toBe(423_500)
    expect(lineTotal(line, { ...NET, priceMode: 'gross' })).toBe(350_000)
  })

  it('has its discount before IVA, and is rounded once for all of its units', () => {
    expect(lineTotal({ ...line, discount: 10 }, NET)).toBe(381_150)
    expect(lineTotal({ ...line, price: 33, quantity: 3 }, NET)).toBe(120)
  })

  it('may be one for each guest, of whom there may be none yet', () => {
    expect(lineTotal({ ...line, price: 500, quantity: null }, NET)).toBe(54_450)
    expect(lineTotal({ ...line, quantity: null }, { ...NET, guests: null })).toBe(0)
  })
})

describe('an instalment that is added', () => {
  const add = (instalments: QuoteContent['instalments'], eventDate: string | null) =>
    newInstalment({ instalments, eventDate }, '2026-11-01', () => 'new')

  it('begins as the deposit, and then as what is left two weeks before the wedding', () => {
    const deposit = add([], '2027-09-18')
    expect(deposit).toEqual({ id: 'new', label: 'Reserva', percent: 30, dueOn: null })
    expect(add([deposit], '2027-09-18')).toMatchObject({ percent: 70, dueOn: '2027-09-04' })
  })

  it('has no day in the past, nor without a day of the wedding', () => {
    expect(add(QUOTE.instalments, '2026-11-10')).toMatchObject({ percent: 0, dueOn: null })
    expect(add(QUOTE.instalments, null).dueOn).toBeNull()
  })
})

describe('the sums of a quote', () => {
  it('hold the extras that are ticked', () => {
    expect(quoteTotals(QUOTE, new Set())).toMatchObject({ base: 350_000, vat: 73_500, total: 423_500 })
    expect(quoteTotals(QUOTE, tickedAtFirst(QUOTE))).toMatchObject({ base: 380_000, total: 459_800 })
    expect(quoteTotals(QUOTE, new Set(QUOTE.extras.map(({ id }) => id))).total).toBe(514_250)
  })

  it('are those of its instalments, to the cent', () => {
    expect(instalmentAmounts(QUOTE.instalments, 532_400)).toEqual([159_720, 212_960, 159_720])
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.array(fc.nat(10_000), { minLength: 1, maxLength: 12 }),
        (total, parts) => {
          const sum = parts.reduce((all, part) => all + part, 0) || 1
          const instalments = parts.map((part) => ({ ...QUOTE.instalments[0]!, percent: (part / sum) * 100 }))
          const amounts = instalmentAmounts(instalments, total)
          expect(amounts.reduce((all, amount) => all + amount, 0)).toBe(total)
        },
      ),
    )
  })
})

describe('what hinders a quote from being sent', () => {
  it('is nothing for a whole one', () => expect(quoteGaps(QUOTE)).toEqual([]))

  it.each<[QuoteGap, Partial<QuoteContent>]>([
    ['title', { title: ' ' }],
    ['lines', { lines: [] }],
    ['guests', { guests: null }],
    ['instalments', { instalments: QUOTE.instalments.slice(1) }],
  ])('is %s where it is missing', (gap, fields) => {
    expect(quoteGaps({ ...QUOTE, ...fields })).toEqual([gap])
  })

  it('is no guest where nothing is charged for each, and no instalment where there are none', () => {
    expect(quoteGaps({ ...QUOTE, guests: null, extras: [], instalments: [] })).toEqual([])
  })
})

describe('two pages that change a quote', () => {
  const theirs = { ...QUOTE, note: 'Otra cosa.' }

  it('keep what each has changed', () => {
    const merged = mergeQuote(theirs, QUOTE, { ...QUOTE, title: 'Aitana y Bruno' })
    expect(merged).toEqual({ content: { ...theirs, title: 'Aitana y Bruno' }, conflicts: [] })
  })

  it('conflict where both have changed the same, each otherwise', () => {
    expect(mergeQuote(theirs, QUOTE, { ...QUOTE, note: 'La mía.' }).conflicts).toEqual(['note'])
    expect(mergeQuote(theirs, QUOTE, theirs).conflicts).toEqual([])
  })

  it('are compared whatever the order of the keys', () => {
    const turned = QUOTE.lines.map((row) => Object.fromEntries(Object.entries(row).toReversed()))
    expect(isSameQuote(QUOTE, { ...QUOTE, lines: turned as typeof QUOTE.lines })).toBe(true)
    expect(isSameQuote(QUOTE, { ...QUOTE, lines: [] })).toBe(false)
  })
})

describe('the state of a quote', () => {
  const newest = { version: 2, validUntil: '2026-12-04', openedAt: null }
  const told = { newest, events: [], hasLink: true, today: '2026-12-04' }
  const at = '2026-12-01T10:00:00.000Z'

  it.each([
    ['draft', { newest: null }],
    ['sent', {}],
    ['opened', { newest: { ...newest, openedAt: at } }],
    ['expired', { today: '2026-12-05' }],
    ['closed', { hasLink: false }],
    ['declined', { events: [{ kind: 'declined', version: 2, at }] }],
    ['accepted', { events: [{ kind: 'accepted', version: 2, at }], hasLink: false, today: '2027-01-01' }],
  ] as const)('is %s', (state, over) => {
    expect(quoteState({ ...told, ...over })).toBe(state)
  })

  it('is that of the newest version, whatever was said of a former one', () => {
    expect(quoteState({ ...told, events: [{ kind: 'declined', version: 1, at }] })).toBe('sent')
  })

  it('is no answer where only a question was asked', () => {
    expect(quoteState({ ...told, events: [{ kind: 'question', version: 2, at }] })).toBe('sent')
  })
})
