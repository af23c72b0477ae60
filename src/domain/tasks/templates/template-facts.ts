import type { Fact } from '../../template-versions/template-versions.ts'
import type { TemplateContent } from './merge-templates.ts'
import type { TemplateTask } from './task-template.ts'

const ROLES = { couple: 'pareja', planner: 'planner' } as const

/** A template of tasks in words, a part for each task. */
export const templateFacts = ({ name, isOffered, tasks }: TemplateContent): Fact[] => [
  { key: 'name', label: 'Nombre', words: name },
  { key: 'isOffered', label: 'La ven tus parejas', words: isOffered ? 'sí' : 'no' },
  ...tasks.map((task) => ({ key: `task ${task.key}`, label: task.title, words: taskInWords(task) })),
]

function taskInWords({ title, daysBefore, who, notes, about, rule }: TemplateTask): string {
  const time = daysBefore === null ? 'sin fecha' : daysInWords(daysBefore)
  const parts = [title, time, who ? ROLES[who] : 'sin persona', ...(notes ? [notes] : [])]
  return [...parts, ...(about ? ['con enlace'] : []), ...(rule ? ['se marca sola'] : [])].join(' · ')
}

/** Exact, as a version may differ by a day. */
const daysInWords = (days: number) =>
  days === 0 ? 'el día de la boda' : `${Math.abs(days)} días ${days > 0 ? 'antes' : 'después'}`
