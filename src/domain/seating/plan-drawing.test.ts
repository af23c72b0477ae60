import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DrawnPlan, planArea, planMarks } from './plan-drawing.ts'
import { onPaper, PLAN_SCALES, planSheet } from './plan-scale.ts'
import { layOutRoom } from './room-layout.ts'
import { scaleBar } from './scale-bar.ts'
import type { SeatingPerson, SeatingTable } from './seating.ts'
import { tableTop } from './table-geometry.ts'

const AT = '2026-10-01T10:00:00.000Z'

const table = (over: Partial<SeatingTable> = {}): SeatingTable => ({
  ...{ id: 't1', eventId: null, number: 1, name: null, shape: 'round', seats: 9 },
  ...{
    position: { x: 400, y: 300 },
    rotation: 0,
    isLocked: false,
    isOrdered: false,
    hasStairs: false,
    createdAt: AT,
  },
  ...over,
})

const person = (name: string): SeatingPerson => ({
  ...{ id: name, guestId: name, eventId: null, name, age: 'adult', side: null, householdId: null },
  ...{ householdName: null, language: 'es', needsHighChair: false, comes: true, tableId: 't1' },
  ...{ isLocked: false, chair: null, createdAt: AT },
})

const planOf = (tables: SeatingTable[], over: Partial<DrawnPlan> = {}): DrawnPlan => ({
  ...{ tables, people: [], shapes: [], isNamed: false },
  layout: layOutRoom({ tables, shapes: [], room: { width: 1200, depth: 900 } }),
  ...over,
})

describe('a plan in true scale', () => {
  it('has a table of 180 cm as a circle of 18 mm at 1:100, and as one of 36 mm at 1:50', () => {
    const top = planMarks(planOf([table()])).find((mark) => mark.kind === 'circle' && mark.look === 'top')
    expect(top).toMatchObject({ radius: 90 })
    expect([100, 50].map((scale) => onPaper(180, scale as 100))).toEqual([18, 36])
  })

  it('is as large as its page has room for, upright or across', () => {
    expect(planSheet('A4', { width: 800, depth: 1100 })).toMatchObject({ scale: 50, width: 210, height: 297 })
    expect(planSheet('A4', { width: 1200, depth: 700 })).toMatchObject({ scale: 50, width: 297 })
    expect(planSheet('A4', { width: 1500, depth: 1000 }).scale).toBe(100)
    expect(planSheet('A3', { width: 1500, depth: 1000 }).scale).toBe(50)
    expect(planSheet('A3', { width: 4000, depth: 3000 }).scale).toBe(200)
  })

  it('never goes over the frame of its page, however large the room is', () => {
    const side = fc.integer({ min: 200, max: 10_000 })
    fc.assert(
      fc.property(fc.constantFrom('A4' as const, 'A3' as const), side, side, (page, width, depth) => {
        const { scale, frame } = planSheet(page, { width, depth })
        expect(onPaper(width, scale)).toBeLessThanOrEqual(frame.width)
        expect(onPaper(depth, scale)).toBeLessThanOrEqual(frame.height)
      }),
    )
  })

  it('has the people of an ordered table on their chairs, which have numbers, and calls them by these', () => {
    const tables = [table({ isOrdered: true, seats: 4 })]
    const people = [
      { ...person('Ana'), chair: 3 },
      { ...person('Luis'), chair: 1 },
    ]
    const marks = planMarks(planOf(tables, { people, isNamed: true }))
    const looks = marks.flatMap((mark) => (mark.kind === 'circle' && mark.look !== 'top' ? [mark.look] : []))
    expect(looks).toEqual(['taken', 'free', 'taken', 'free'])
    const words = marks.flatMap((mark) => (mark.kind === 'words' ? [mark.text] : []))
    expect(words).toEqual(['1', '2', '3', '4', '1 · 2/4', '1 Luis', '3 Ana'])
  })

  it('has a bar of five metres', () => {
    for (const scale of PLAN_SCALES) {
      const boxes = scaleBar({ x: 0, y: 0 }, scale).flatMap((mark) => (mark.kind === 'box' ? [mark.box] : []))
      expect(boxes.reduce((sum, { width }) => sum + width, 0)).toBe(500)
    }
  })

  it('shows what stands outside of the room as well', () => {
    const area = planArea(planOf([table({ position: { x: 1500, y: 300 } })]))
    expect(area.x).toBe(-30)
    expect(area.width).toBeGreaterThan(1650)
  })

  it('turns chairs with their table, and its words so that they do not stand on their head', () => {
    const marks = planMarks(planOf([table({ shape: 'head', seats: 4, rotation: 180 })]))
    for (const mark of marks) {
      if (mark.kind === 'circle') expect(mark.y).toBeGreaterThan(300)
      if (mark.kind === 'words') expect(mark.rotation).toBe(0)
    }
  })
})

describe('the words on a table', () => {
  const shapes = fc.constantFrom('round', 'rectangular', 'imperial', 'head', 'children') as fc.Arbitrary<
    SeatingTable['shape']
  >
  const named = (over: Partial<SeatingTable>, names: string[]) =>
    planMarks(planOf([table(over)], { people: names.map(person), isNamed: true })).filter(
      (mark) => mark.kind === 'words',
    )

  it('are its number, its name and how many sit there', () => {
    const words = planMarks(planOf([table({ name: 'Los del pueblo' })], { people: [person('Ana')] }))
    expect(words.flatMap((mark) => (mark.kind === 'words' ? [mark.text] : []))).toEqual([
      ...['1', 'Los del pueblo', '1/9'],
    ])
  })

  it('say that stairs lead there, with and without its people', () => {
    const wordsOf = (over: Partial<DrawnPlan>) =>
      planMarks(planOf([table({ hasStairs: true })], { people: [person('Ana')], ...over })).flatMap((mark) =>
        mark.kind === 'words' ? [mark.text] : [],
      )
    expect(wordsOf({})).toEqual(['1', '1/9', 'por escaleras'])
    expect(wordsOf({ isNamed: true })).toEqual(['1 · 1/9', 'por escaleras', 'Ana'])
  })

  it('are its people where that is asked for, each within the top', () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 30 }), fc.boolean(), (shape, seats, hasStairs) => {
        const names = Array.from({ length: seats }, (_, index) => `Persona ${index}`)
        const words = named({ shape, seats, hasStairs, name: 'Mesa' }, names)
        expect(words).toHaveLength(seats + (hasStairs ? 3 : 2))
        const top = tableTop({ shape, seats })
        const reach = top.kind === 'round' ? top.radius : top.depth / 2
        for (const { y, size } of words) expect(Math.abs(y - 300) + size / 2).toBeLessThanOrEqual(reach)
        for (const { size, width } of words) {
          expect(size).toBeGreaterThan(0)
          expect(width).toBeGreaterThan(0)
        }
      }),
    )
  })
})
