import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LeftSeats } from './left-seats.tsx'
import { TableCard, type TableCardProps } from './table-card.tsx'
import type { Plan } from './use-seating.ts'

type RoomTablesProps = { plan: Plan; className: string } & Omit<TableCardProps, 'table' | 'people'>

/** The tables by their numbers, each with its people. */
export function RoomTables({ plan: { tables, people }, className, ...props }: RoomTablesProps) {
  return (
    <div className={className}>
      <LeftSeats people={people} actions={props.actions} />
      {tables.length === 0 ? (
        <EmptyState
          question="¿Dónde se sienta cada cual?"
          line="Añade la primera mesa. Después se sienta a cada familia con un toque."
        />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
          {tables.map((table) => (
            <TableCard key={table.id} {...props} table={table} people={people} />
          ))}
        </div>
      )}
    </div>
  )
}
