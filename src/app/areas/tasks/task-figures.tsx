import type { TaskCalendar } from '#domain/tasks/placed-task.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'

type TaskFiguresProps = { done: number; left: number; late: number; eventDate: TaskCalendar['eventDate'] }

/** How many are done, left, and left behind, which is said without reproach. */
export function TaskFigures({ done, left, late, eventDate }: TaskFiguresProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
      <dl className="flex flex-wrap items-baseline gap-x-10 gap-y-2 max-md:gap-x-4">
        <Figure value={done} label={done === 1 ? 'hecha' : 'hechas'} />
        <Figure value={left} label="por hacer" />
        {late > 0 && <Figure value={late} label={late === 1 ? 'se quedó atrás' : 'se quedaron atrás'} />}
      </dl>
      <p className="ml-auto text-sm text-ink-3 max-lg:hidden">
        {eventDate ? (
          <>
            Las fechas cuentan desde el {dateInWords(eventDate)}.{' '}
            <b className="font-strong text-ink-2">Si la cambias, se mueven</b>
          </>
        ) : (
          'Pon la fecha y las tareas se colocan solas.'
        )}
      </p>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-2 max-md:gap-1.5">
      <dt className="text-sm text-ink-2 max-md:text-xs">{label}</dt>
      <dd className="serif text-[2.125rem] leading-none tracking-[-.02em] max-md:text-[1.875rem]">{value}</dd>
    </div>
  )
}
