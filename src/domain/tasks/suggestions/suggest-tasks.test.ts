import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shiftDay } from '../../time/dates.ts'
import { sectionOf } from '../task-sections.ts'
import { suggestTasks } from './suggest-tasks.ts'
import { SUGGESTED_TASKS } from './suggested-tasks.ts'
import { CEREMONIES, NO_ANSWERS, OUTFITS, type WeddingAnswers } from './wedding-answers.ts'

const TODAY = '2026-11-20'

function suggest(
  left: number | null,
  answers: Partial<WeddingAnswers> = {},
  { taken = [] as string[], reader = 'couple' as 'couple' | 'planner' } = {},
) {
  const list = suggestTasks({
    answers: { ...NO_ANSWERS, ...answers },
    today: TODAY,
    weddingDate: left === null ? null : shiftDay(TODAY, left),
    taken: new Set(taken),
    reader,
  })
  const tasks = list.sections.flatMap((section) => section.tasks)
  return { ...list, tasks, keys: tasks.map(({ key }) => key) }
}

const ALL: WeddingAnswers = {
  ...NO_ANSWERS,
  ...{ hasChildren: true, hasBuses: true, hasGuestsFromOutside: true, hasPreboda: true },
  ...{ hasForeignSpouse: true, wasMarried: true, hasPlanner: true },
}

describe('the answers', () => {
  it('choose some seventy tasks for a plain wedding', () => {
    for (const ceremony of CEREMONIES) {
      const count = suggest(400, { ceremony }).tasks.length
      expect(count).toBeGreaterThanOrEqual(65)
      expect(count).toBeLessThanOrEqual(85)
    }
  })

  it.each([
    ['church', ['open-church-file', 'do-church-course'], ['open-civil-file', 'sign-papers-elsewhere']],
    ['civil', ['open-civil-file'], ['open-church-file', 'do-church-course', 'baptism-certificates']],
    ['own', ['open-civil-file', 'sign-papers-elsewhere'], ['open-church-file']],
  ] as const)('%s bring the papers of that ceremony', (ceremony, brought, not) => {
    const { keys } = suggest(400, { ceremony })
    expect(keys).toEqual(expect.arrayContaining([...brought]))
    for (const key of not) expect(keys).not.toContain(key)
  })

  it.each([
    ['hasChildren', 'settle-children-menus'],
    ['hasBuses', 'book-buses'],
    ['hasGuestsFromOutside', 'hold-hotel-rooms'],
    ['hasPreboda', 'book-preboda'],
    ['hasForeignSpouse', 'papers-of-foreign-spouse'],
    ['wasMarried', 'papers-of-earlier-marriage'],
    ['isAbroad', 'papers-to-marry-abroad'],
  ] as const)('%s brings %s', (answer, key) => {
    expect(suggest(400).keys).not.toContain(key)
    expect(suggest(400, { [answer]: true }).keys).toContain(key)
  })

  it('say whether a divorce matters to the parish or to the registry', () => {
    expect(suggest(400, { wasMarried: true, ceremony: 'church' }).keys).toContain(
      'church-after-earlier-marriage',
    )
    expect(suggest(400, { wasMarried: true }).keys).not.toContain('church-after-earlier-marriage')
  })

  it('leave the papers of Spain out of a wedding abroad', () => {
    const { keys } = suggest(400, { isAbroad: true })
    expect(keys).not.toContain('open-civil-file')
    expect(keys).toContain('register-marriage-from-abroad')
  })

  it('give the tasks of a planner to the couple where there is none, and never suggest one to who has one', () => {
    expect(suggest(400).tasks.every(({ who }) => who !== 'planner')).toBe(true)
    const { tasks, keys } = suggest(400, { hasPlanner: true })
    expect(tasks.find(({ key }) => key === 'book-catering')?.who).toBe('planner')
    expect(keys).not.toContain('decide-planner')
  })

  it.each([
    ['dressAndSuit', ['Encargar el vestido', 'Encargar el traje', 'Ir a la primera prueba del vestido']],
    ['twoDresses', ['Encargar ambos vestidos', 'Ir a la primera prueba de los vestidos']],
    ['twoSuits', ['Encargar ambos trajes']],
  ] as const)('of %s name what both wear', (outfits, titles) => {
    const { tasks } = suggest(400, { outfits })
    const named = tasks.filter(({ title }) => /vestido|traje/.test(title))
    expect(named.map(({ title }) => title)).toEqual(titles)
    if (outfits !== 'dressAndSuit') expect(named.every(({ who }) => who === 'both')).toBe(true)
  })
})

describe('a list is never suggested twice', () => {
  it('leaves out what is taken already', () => {
    const { keys } = suggest(141)
    expect(suggest(141, {}, { taken: keys }).tasks).toEqual([])
    expect(suggest(141, {}, { taken: keys.slice(1) }).keys).toEqual([keys[0]])
  })
})

describe('the time that is left', () => {
  it('changes nothing with more than a year, or without a date', () => {
    for (const left of [365, 400, 1800, null]) {
      const { tasks, sections, dropped } = suggest(left, ALL)
      expect(dropped).toEqual([])
      expect(sections.some(({ key }) => key === 'now')).toBe(false)
      for (const { key, days } of tasks)
        expect(days).toBe(SUGGESTED_TASKS.find((suggestion) => suggestion.key === key)!.days)
    }
  })

  it('of five months joins what is past in this month, and says which nine come first', () => {
    const { sections, keys } = suggest(141, { ceremony: 'church' })
    expect(sections.map(({ name }) => name)).toEqual([
      'Este mes',
      'Cuatro meses antes',
      'Tres meses antes',
      'Dos meses antes',
      'El último mes',
      'La última semana',
      'Después',
    ])
    expect(sections[0]!.note).toBe('Vais con cinco meses: estas nueve primero')
    expect(keys.indexOf('book-venue')).toBeLessThan(9)
  })

  it.each([
    [141, 'Quedan cinco meses: estas nueve primero'],
    [35, 'Quedan cinco semanas: estas nueve primero'],
    [6, 'Quedan seis días: estas nueve primero'],
    [1, 'Queda un día: estas nueve primero'],
  ])('of %s days is told to a planner as %s', (left, note) => {
    expect(suggest(left, {}, { reader: 'planner' }).sections[0]!.note).toBe(note)
  })

  it('drops what makes no sense any more and says what', () => {
    const { keys, dropped } = suggest(100)
    expect(keys).not.toContain('save-the-date')
    expect(dropped).toContain('Avisar de la fecha a quien vive lejos')
    expect(suggest(200).keys).toContain('save-the-date')
  })

  it('keeps what nothing stands in for, down to a wedding tomorrow', () => {
    const { keys, tasks, sections } = suggest(1)
    expect(keys).toEqual(expect.arrayContaining(['book-venue', 'open-civil-file', 'check-registration']))
    expect(tasks.every(({ days }) => days <= 1)).toBe(true)
    expect(sections[0]!.name).toBe('Esta semana')
  })

  it('is over on the day itself: only what comes after is left', () => {
    expect(suggest(0).tasks.every(({ days }) => days < 0)).toBe(true)
    expect(suggest(0).sections.map(({ name }) => name)).toEqual(['Después'])
    expect(suggest(-400).keys).toEqual(
      expect.arrayContaining(['return-what-was-hired', 'check-registration']),
    )
  })

  const answers: fc.Arbitrary<WeddingAnswers> = fc.record({
    ceremony: fc.constantFrom(...CEREMONIES),
    outfits: fc.constantFrom(...OUTFITS),
    ...{ isAbroad: fc.boolean(), hasChildren: fc.boolean(), hasBuses: fc.boolean() },
    ...{ hasGuestsFromOutside: fc.boolean(), hasPreboda: fc.boolean() },
    ...{ hasForeignSpouse: fc.boolean(), wasMarried: fc.boolean(), hasPlanner: fc.boolean() },
  })

  it('is kept to by every list: nothing overdue, each task once, in its section, many are never unsaid', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 900 }), answers, (left, given) => {
        const { sections, tasks, keys } = suggest(left, given)
        expect(new Set(keys).size).toBe(keys.length)
        for (const { days } of tasks) expect(days).toBeLessThanOrEqual(left)
        for (const { key, tasks: own, note } of sections) {
          expect(note !== null).toBe(own.length > 9)
          expect(own.length).toBeGreaterThan(0)
          if (key !== 'now') for (const { days } of own) expect(sectionOf(days)).toBe(key)
          expect(own.map(({ days }) => days)).toEqual(own.map(({ days }) => days).toSorted((a, b) => b - a))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never takes away a duty that has no substitute', () => {
    const essential = SUGGESTED_TASKS.filter(({ isEssential, days }) => isEssential && days >= 0)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), (left) => {
        const { keys } = suggest(left, { ...ALL, ceremony: 'civil' })
        const whole = new Set(suggest(900, { ...ALL, ceremony: 'civil' }).keys)
        for (const { key } of essential) if (whole.has(key)) expect(keys).toContain(key)
      }),
    )
  })
})
