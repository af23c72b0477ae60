import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { Guest } from '#contract/guests.ts'
import type { GuestField } from '../guests.changes.ts'

export type Column = GuestField | 'comments' | 'remove'

/** Moves the focus from a guest's cell to the same column of a row further down or up. */
export type MoveFocus = (fromId: string, column: Column, step: -1 | 1) => void

/** The row above the first guest, where a new one is typed. */
export const NEW_ROW = 'new'

/** How many frames a row may take to be drawn, or a menu to let go of the focus. */
const PATIENCE_FRAMES = 30

type FocusedCell = { id: string; column: Column; index: number }

type RowFocus = {
  root: RefObject<HTMLElement | null>
  rows: readonly Guest[]
  /** Brings a row that is not rendered into view. */
  reveal: (index: number) => void
  /** Rows that are still drawn but on their way out. */
  isLeaving: (id: string) => boolean
}

/**
 * Keeps the keyboard somewhere useful: moves it between rows, also to those that are not drawn yet,
 * and when the row that has it goes away, hands it to the one that takes its place.
 */
export function useRowFocus({ root, rows, reveal, isLeaving }: RowFocus) {
  const latest = useRef({ rows, reveal, isLeaving })
  latest.current = { rows, reveal, isLeaving }
  const last = useRef<FocusedCell | null>(null)

  const focusRow = useCallback(
    (index: number, column: Column, frames = PATIENCE_FRAMES) => {
      const guest = latest.current.rows[index]
      if (!guest || frames === 0) return
      const cell = findCell(root.current, guest.id, column)
      if (cell && takesFocus(cell)) return
      if (!cell) latest.current.reveal(index)
      requestAnimationFrame(() => {
        const isElsewhere =
          document.activeElement !== document.body && !root.current?.contains(document.activeElement)
        if (!isElsewhere) focusRow(index, column, frames - 1)
      })
    },
    [root],
  )

  const move: MoveFocus = useCallback(
    (fromId, column, step) => {
      // Chosen in a menu: that gives the focus back first, and then the row goes.
      if (!root.current?.contains(document.activeElement)) return
      const { rows, isLeaving } = latest.current
      let index = fromId === NEW_ROW ? -1 : rows.findIndex(({ id }) => id === fromId)
      do index += step
      while (rows[index] && isLeaving(rows[index]!.id))
      if (index < 0) focusNewRow(root.current, column)
      else if (index < rows.length) focusRow(index, column)
    },
    [root, focusRow],
  )

  useRescuedFocus(last, rows, root, focusRow)

  return {
    move,
    /** The row that has the focus, to be kept drawn when it is scrolled out of sight. */
    focusedId: useCallback(() => last.current?.id, []),
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        // React passes on what happens in a menu that was opened from here.
        if (!root.current?.contains(target)) return
        const [id, column] = cellOf(target)?.split(' ') ?? []
        const index = latest.current.rows.findIndex((guest) => guest.id === id)
        last.current = id && index >= 0 ? { id, column: column as Column, index } : null
      },
      onBlur: (event: FocusEvent) => {
        // A row that is removed while focused has not been left by the person, nor one whose menu opens.
        const left = event.target
        queueMicrotask(() => {
          const isLeft = root.current?.contains(left) && left.getAttribute('aria-expanded') !== 'true'
          if (isLeft && document.activeElement === document.body) last.current = null
        })
      },
    },
  }
}

/** Hands the focus of a row that went away to the one in its place. */
function useRescuedFocus(
  last: RefObject<FocusedCell | null>,
  rows: readonly Guest[],
  root: RefObject<HTMLElement | null>,
  focusRow: (index: number, column: Column) => void,
) {
  useLayoutEffect(() => {
    const lost = last.current
    if (!lost || document.activeElement !== document.body) return
    if (rows.some(({ id }) => id === lost.id)) return
    last.current = null
    if (rows.length === 0) focusNewRow(root.current, 'fullName')
    else focusRow(Math.min(lost.index, rows.length - 1), lost.column)
  }, [last, rows, root, focusRow])
}

const cellOf = (element: Element) => element.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? undefined

function findCell(root: HTMLElement | null, id: string, column: Column): HTMLElement | null {
  const cell = root?.querySelector<HTMLElement>(`[data-cell="${id} ${column}"]`)
  return cell?.matches('input, textarea, button') ? cell : (cell?.querySelector('button') ?? null)
}

/** `false` while a menu that closes still keeps the focus from everything else. */
function takesFocus(cell: HTMLElement): boolean {
  cell.focus()
  if (cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement) cell.select()
  return document.activeElement === cell
}

function focusNewRow(root: HTMLElement | null, column: Column) {
  const cell = findCell(root, NEW_ROW, column)
  if (cell) takesFocus(cell)
}
