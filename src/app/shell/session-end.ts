import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { codeOf } from '../lib/error-messages.ts'
import { signInAgain } from '../lib/session.ts'

/**
 * Leads to the login when an answer says that the session is over. A form that fails for it says so
 * itself and keeps what was typed, so only what is read counts here.
 */
export function useSessionEnd() {
  const queries = useQueryClient()
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (codeOf(event.action.error) === 'UNAUTHENTICATED') signInAgain()
      }),
    [queries],
  )
}
