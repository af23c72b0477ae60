import { Cell, ColumnHeader, RowHeader, Table } from '#ui/layout/table.tsx'
import type { AnswerList, AnswerRow } from './answer-list.ts'

/** A table, whose cells stand below the name on a phone. */
export function AnswerRows({
  name,
  list: { headings },
  rows,
}: {
  name: string
  list: AnswerList
  rows: readonly AnswerRow[]
}) {
  return (
    <Table aria-label={name} className="mt-2 max-md:block max-md:*:block">
      <thead className="max-md:sr-only">
        <tr>
          {headings.map((heading) => (
            <ColumnHeader key={heading}>{heading}</ColumnHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key} className="max-md:block max-md:border-b max-md:border-line max-md:py-2.5">
            <RowHeader className={CELL}>{first}</RowHeader>
            {rest.map((cell, index) => (
              <Cell key={headings[index + 1]} className={CELL}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const CELL =
  'py-2 whitespace-pre-line wrap-anywhere max-md:block max-md:h-auto max-md:border-0 max-md:px-0 max-md:py-0.5 max-md:first:pl-0 max-md:empty:hidden'
