import type { KeyboardEvent } from 'react'

const STEPS: Record<string, { columns: number; rows: number }> = {
  ArrowLeft: { columns: -1, rows: 0 },
  ArrowRight: { columns: 1, rows: 0 },
  ArrowUp: { columns: 0, rows: -1 },
  ArrowDown: { columns: 0, rows: 1 },
}

/**
 * The arrows go from a button of a table to that of the next cell which has one, before the button hears of them: that of
 * a list would open it. An open list keeps its own keys.
 */
export function moveBetweenCells(event: KeyboardEvent<HTMLTableElement>) {
  const step = STEPS[event.key]
  const table = event.currentTarget
  const cell = (event.target as HTMLElement).closest('td')
  if (!step || !cell || !table.contains(cell)) return
  event.preventDefault()
  event.stopPropagation()
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex + step.rows
  let column = cell.cellIndex + step.columns
  while (table.rows[row] && column >= 0 && column < table.rows[0]!.cells.length) {
    const button = table.rows[row]!.cells[column]?.querySelector('button')
    if (button) return button.focus()
    row += step.rows
    column += step.columns
  }
}
