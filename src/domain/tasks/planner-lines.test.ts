import { expect, it } from 'vitest'
import { type DatedTask, taskLine } from './planner-lines.ts'
import type { WeddingFacts } from './wedding-facts.ts'

const TODAY = '2027-03-01'
const FACTS: WeddingFacts = { holding: ['budgetSet'], confirmed: [] }

const task = (title: string, day: string, over: Partial<DatedTask> = {}): DatedTask => ({
  id: title,
  title,
  day,
  rule: null,
  mark: null,
  ...over,
})

it('counts what was left behind and names the next task, today too', () => {
  const tasks = [task('Finca', '2026-11-01'), task('Votos', TODAY), task('Zapatos', '2027-03-02')]
  expect(taskLine(tasks, FACTS, TODAY)).toEqual({
    late: 1,
    next: { id: 'Votos', title: 'Votos', day: TODAY },
  })
})

it('leaves out what people or facts have ticked', () => {
  const tasks = [
    task('Presupuesto', '2026-11-01', { rule: { fact: 'budgetSet' } }),
    task('Finca', '2026-11-02', { mark: 'done' }),
    task('Vídeo', '2027-03-02', { mark: 'unneeded' }),
  ]
  expect(taskLine(tasks, FACTS, TODAY)).toBeNull()
  expect(taskLine([], FACTS, TODAY)).toBeNull()
})
