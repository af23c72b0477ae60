import { describe, expect, it } from 'vitest'
import { looksLikeSpam, NOTHING_TYPED, readRequest } from './planner-requests.ts'

const read = (typed: object) => readRequest({ ...NOTHING_TYPED, ...typed })

describe('what is told of a wedding', () => {
  it('may be nothing', () => {
    const nothing = { phone: null, eventDate: null, place: null, guests: null, budget: null }
    expect(read({})).toEqual({ details: nothing, problems: {} })
  })

  it('is read as people type it', () => {
    const typed = { eventDate: '2027-06-12', place: ' Carmona ', guests: '120', budget: '18.500 €' }
    expect(read(typed).details).toMatchObject({
      eventDate: '2027-06-12',
      place: 'Carmona',
      guests: 120,
      budget: 18_500,
    })
  })

  it.each([
    [{ eventDate: '2027-02-30' }, { eventDate: 'NOT_A_DATE' }],
    [{ eventDate: 'en junio' }, { eventDate: 'NOT_A_DATE' }],
    [{ guests: '-5' }, { guests: 'NOT_A_COUNT' }],
    [{ guests: 'unos cien' }, { guests: 'NOT_A_COUNT' }],
    [{ guests: '1e9' }, { guests: 'NOT_A_COUNT' }],
    [{ budget: 'poco' }, { budget: 'NOT_AN_AMOUNT' }],
    [{ place: 'x'.repeat(121) }, { place: 'TOO_LONG' }],
  ])('is refused as %j', (typed, problems) => {
    expect(read(typed).problems).toEqual(problems)
  })
})

describe('spam', () => {
  it('fills in what people do not see, or has more than two links', () => {
    const links = (count: number) => 'Mira https://x.example y '.repeat(count)
    expect(looksLikeSpam({ message: 'Nos casamos', website: 'x' })).toBe(true)
    expect(looksLikeSpam({ message: links(3), website: '' })).toBe(true)
    expect(looksLikeSpam({ message: links(2), website: '' })).toBe(false)
  })
})
