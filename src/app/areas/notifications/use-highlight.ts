import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { HIGHLIGHT_PARAMETER } from '#domain/notifications/notification-sections.ts'
import { useHighlightedId } from '../../shared/page/highlighted-id.ts'
import { whenNoDialogIsOpen } from '../../shell/page-announcement.ts'

/** How long, in milliseconds, a row stays highlighted, and how long it is waited for. */
const SHOWN_MS = 3000
const PATIENCE_MS = 8000

/**
 * Highlights the row that a notification led to, wherever it is: the page that shows it only marks it
 * with `data-row={id}`. Mounted once, around all pages.
 */
export function useHighlight(): void {
  const id = useHighlightedId()
  const navigate = useNavigate()
  useEffect(() => {
    if (id === undefined) return
    // From now on it is an ordinary page, so that loading it again highlights nothing.
    const forget = () =>
      void navigate({
        to: '.',
        search: ((all: object) => ({ ...all, [HIGHLIGHT_PARAMETER]: undefined })) as never,
        replace: true,
        resetScroll: false,
      })
    return whenThere(id, (row) => {
      if (row) show(row)
      forget()
    })
  }, [id, navigate])
}

/** Calls back once, with the row as soon as it is on the page, or with nothing when it does not come. */
function whenThere(id: string, callback: (row: HTMLElement | null) => void): () => void {
  const find = () => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
  const stop = () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const finish = (row: HTMLElement | null) => {
    stop()
    callback(row)
  }
  const look = () => {
    const row = find()
    if (row) finish(row)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => finish(null), PATIENCE_MS)
  // After the router has put the page to its top.
  const frame = requestAnimationFrame(look)
  return stop
}

function show(row: HTMLElement) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
  row.dataset['highlighted'] = ''
  setTimeout(() => delete row.dataset['highlighted'], SHOWN_MS)
  // A finger does not need it, and would only get a keyboard over what it wanted to see.
  if (window.matchMedia('(pointer: fine)').matches && !isTyping()) whenNoDialogIsOpen(() => focusInside(row))
}

/** The person may be in a field before the script has taken the page over. */
const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false

const focusInside = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('a, button, input, textarea')?.focus({ preventScroll: true })
