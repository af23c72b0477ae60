import type { ReactNode } from 'react'
import type { PaperSheet } from './paper-sheet.ts'

type WithoutTableProps = {
  sheet: Pick<PaperSheet, 'events'>
  /** Leads to the tables, where there are such. */
  link?: ReactNode
}

/** '2 personas con menú y sin mesa': the counts are of more people than the tables. */
export function WithoutTable({ sheet: { events }, link }: WithoutTableProps) {
  const waiting = events.filter(({ seating }) => seating && seating.servedWithoutTable > 0)
  if (waiting.length === 0) return null
  return (
    <div className="mb-6 flex flex-wrap items-baseline gap-x-4 border-y border-line-strong py-2 text-sm">
      <p>
        {waiting.map(({ eventId, name, seating }) => (
          <span key={eventId} className="block">
            <b className="font-semibold">
              {seating!.servedWithoutTable === 1 ? '1 persona' : `${seating!.servedWithoutTable} personas`}{' '}
              con menú y sin mesa
            </b>
            {events.length > 1 && `, ${name}`}
          </span>
        ))}
      </p>
      {link && (
        <span data-print="hide" className="ml-auto">
          {link}
        </span>
      )}
    </div>
  )
}
