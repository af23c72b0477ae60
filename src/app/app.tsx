import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { UiProvider } from '#ui/ui-provider.tsx'
import type { createAppRouter } from './router.ts'
import { PageTime } from './shared/page/page-time.ts'

type AppProps = {
  queryClient: QueryClient
  router: ReturnType<typeof createAppRouter>
  /** When the server drew the page, `null` when it did not. */
  drawnAt: Date | null
}

/** The app, as the server draws its first screen and the browser goes on with it. */
export function App({ queryClient, router, drawnAt }: AppProps) {
  return (
    <PageTime value={drawnAt}>
      <QueryClientProvider client={queryClient}>
        <UiProvider navigate={(href) => router.history.push(href)}>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </PageTime>
  )
}
