import { useRouterState } from '@tanstack/react-router'
import { HIGHLIGHT_PARAMETER } from '#domain/notifications/notification-sections.ts'

/** The row that the address asks to highlight, until that has happened. */
export function useHighlightedId(): string | undefined {
  const id = useRouterState({
    select: ({ resolvedLocation }) =>
      (resolvedLocation?.search as Record<string, unknown> | undefined)?.[HIGHLIGHT_PARAMETER],
  })
  return typeof id === 'string' && id !== '' ? id : undefined
}
