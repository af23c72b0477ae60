import type { PlacedTask } from '#domain/tasks/placed-task.ts'
import { sectionName } from '#domain/tasks/task-sections.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { TaskDueText } from './task-due.tsx'
import type { ShownTasks } from './use-shown-tasks.ts'
import { peopleInWords, type TaskPeople } from './use-task-people.ts'

type TasksPrintoutProps = {
  /** The name of the wedding. */
  title: string
  groups: ShownTasks['groups']
  people: TaskPeople
  today: IsoDate
}

/** The tasks that the filter shows as they go on paper: all sections open, with boxes to tick. */
export function TasksPrintout({ title, groups, people, today }: TasksPrintoutProps) {
  return (
    <section className="hidden print:block">
      <h1 className="mb-1 text-[1.6rem]">Tareas</h1>
      <p className="mb-4 text-[10pt]">{title}</p>
      {groups.map(({ group, shown }) => (
        <PrintedSection key={group.first} shown={shown} people={people} today={today} />
      ))}
    </section>
  )
}

type PrintedSectionProps = { shown: readonly PlacedTask[]; people: TaskPeople; today: IsoDate }

function PrintedSection({ shown, people, today }: PrintedSectionProps) {
  const [first] = shown
  if (!first) return null
  return (
    <>
      <h2 className="mt-4 mb-1 text-[1.15rem]">{sectionName(first.section)}</h2>
      <table className="w-full table-fixed border-collapse text-left text-[9pt] leading-snug">
        <colgroup>
          <col className="w-7" />
          <col />
          <col className="w-[24%]" />
          <col className="w-[22%]" />
        </colgroup>
        <tbody>
          {shown.map((one) => (
            <tr key={one.task.id} className="align-top *:border-b *:border-line *:py-1 *:pr-3">
              <td aria-label={one.state.state === 'open' ? 'Pendiente' : 'Hecha'}>
                {one.state.state === 'open' ? '☐' : '☑'}
              </td>
              <td className="font-strong wrap-anywhere text-ink">
                {one.task.title}
                {one.task.notes && (
                  <p className="font-normal whitespace-pre-line text-ink-2">{one.task.notes}</p>
                )}
              </td>
              <td className="wrap-anywhere">{peopleInWords(people, one.task.assignees)}</td>
              <td className="text-right">
                <TaskDueText one={one} today={today} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
