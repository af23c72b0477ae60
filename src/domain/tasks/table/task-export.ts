import type { IsoDate } from '../../time/dates.ts'
import { dayOf } from '../task-sections.ts'
import type { TaskDue } from '../tasks.ts'

/** A task as a file shows it; `isDone` by hand or by a fact. */
export type ExportedTask = {
  title: string
  due: TaskDue | null
  who: readonly string[]
  state: 'open' | 'done' | 'unneeded'
  notes: string | null
}

const HEADINGS = ['Tarea', 'Día', 'Antes de la boda', 'Quién', 'Hecha', 'Notas'] as const

const STATES: Record<ExportedTask['state'], string> = { open: 'No', done: 'Sí', unneeded: 'No hace falta' }

/** The rows of a file of tasks, its headings first. An import reads them as they were. */
export function taskRows(tasks: readonly ExportedTask[], weddingDate: IsoDate | null): string[][] {
  return [
    [...HEADINGS],
    ...tasks.map(({ title, due, who, state, notes }) => [
      title,
      dayInFile(due, weddingDate),
      distanceInFile(due),
      who.join(', '),
      STATES[state],
      notes ?? '',
    ]),
  ]
}

function dayInFile(due: TaskDue | null, weddingDate: IsoDate | null): string {
  if (due?.kind === 'day') return inSpanishOrder(due.on)
  return due && weddingDate ? inSpanishOrder(dayOf(due.daysBefore, weddingDate)) : ''
}

const inSpanishOrder = (date: IsoDate) => date.split('-').toReversed().join('/')

function distanceInFile(due: TaskDue | null): string {
  if (due?.kind !== 'days') return ''
  if (due.daysBefore === 0) return 'El día de la boda'
  const days = Math.abs(due.daysBefore)
  return `${days} ${days === 1 ? 'día' : 'días'} ${due.daysBefore > 0 ? 'antes' : 'después'}`
}
