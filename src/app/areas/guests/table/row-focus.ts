import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { Guest } from '#contract/guests.ts'
import type { GuestField } from '../changes/guest-changes.ts'

export type Column = GuestField | 'remove'

/** Moves the focus from a guest's cell to the same column of a row further down or up. */
export type MoveFocus = (fromId: string, column: Column, step: -1 | 1) => void

/** The row above the first guest, where a new one is typed. */
export const NEW_ROW = 'new'

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
  const last = useRef<{ id: string; column: Column; index: number } | null>(null)

  const focusRow = useCallback(
    (index: number, column: Column, tries = 5) => {
      const guest = latest.current.rows[index]
      const isRendered = guest !== undefined && focusCell(root.current, guest.id, column)
      if (!guest || isRendered || tries === 0) return
      latest.current.reveal(index)
      requestAnimationFrame(() => focusRow(index, column, tries - 1))
    },
    [root],
  )

  const move: MoveFocus = useCallback(
    (fromId, column, step) => {
      const { rows, isLeaving } = latest.current
      let index = fromId === NEW_ROW ? -1 : rows.findIndex(({ id }) => id === fromId)
      do index += step
      while (rows[index] && isLeaving(rows[index]!.id))
      if (index < 0) focusCell(root.current, NEW_ROW, column)
      else if (index < rows.length) focusRow(index, column)
    },
    [root, focusRow],
  )

  useLayoutEffect(() => {
    const lost = last.current
    if (!lost || document.activeElement !== document.body) return
    if (rows.some(({ id }) => id === lost.id)) return
    last.current = null
    if (rows.length === 0) focusCell(root.current, NEW_ROW, 'fullName')
    else focusRow(Math.min(lost.index, rows.length - 1), lost.column)
  }, [rows, root, focusRow])

  return {
    move,
    /** The row that has the focus, to be kept drawn when it is scrolled out of sight. */
    focusedId: useCallback(() => last.current?.id, []),
    handlers: {
      onFocus: (event: FocusEvent) => {
        const [id, column] = cellOf(event.target)?.split(' ') ?? []
        const index = latest.current.rows.findIndex((guest) => guest.id === id)
        last.current = id && index >= 0 ? { id, column: column as Column, index } : null
      },
      onBlur: (event: FocusEvent) => {
        // A row that goes away with the focus in it is not somebody leaving it.
        const left = event.target
        queueMicrotask(() => {
          if (left.isConnected && document.activeElement === document.body) last.current = null
        })
      },
    },
  }
}

const cellOf = (element: Element) => element.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? undefined

function focusCell(root: HTMLElement | null, id: string, column: Column): boolean {
  const cell = root?.querySelector<HTMLElement>(`[data-cell="${id} ${column}"]`)
  const target = cell?.matches('input, textarea, button') ? cell : cell?.querySelector<HTMLElement>('button')
  if (!target) return false
  target.focus()
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.select()
  return true
}
