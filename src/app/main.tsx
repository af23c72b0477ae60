import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#ui/base.css'
import { followTheme } from '#ui/theme.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import { openFromDevice } from './lib/device/open-from-device.ts'
import { followSession } from './lib/follow-session.ts'
import { probeWith } from './lib/live/reach.ts'
import { queryClient } from './lib/query-client.ts'
import { profileQuery } from './lib/session.ts'
import { router } from './router.ts'

followTheme()
followSession()
probeWith(() => queryClient.fetchQuery({ ...profileQuery, staleTime: 0, retry: false }))

openFromDevice(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <UiProvider navigate={(href) => router.history.push(href)}>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </StrictMode>,
  ),
)
