import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorState } from '#ui/error-state.tsx'
import { messageFor } from '../lib/error-messages.ts'
import { Page } from './page.tsx'

/** Stands in for a page that could not be shown; the menu around it goes on working. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  return (
    <Page>
      <ErrorState
        title="No hemos podido mostrar esta página"
        detail={messageFor(error)}
        onRetry={() => {
          queries.reset()
          reset()
          router.invalidate()
        }}
      />
    </Page>
  )
}

/** The same where not even the menu could be shown: the first answer of the server failed. */
export function AppError(props: ErrorComponentProps) {
  return (
    <main className="mx-auto min-h-dvh max-w-3xl bg-surface">
      <RouteError {...props} />
    </main>
  )
}
