import { createFileRoute } from '@tanstack/react-router'
import { PageSkeleton } from '../../../shell/page-skeleton.tsx'
import { RouteError } from '../../../shell/route-error.tsx'
import { OutletUntilHydrated } from '../../../shell/until-hydrated.tsx'

export const Route = createFileRoute('/app/couple')({
  pendingMs: 300,
  pendingMinMs: 0,
  pendingComponent: PageSkeleton,
  errorComponent: RouteError,
  component: OutletUntilHydrated,
})
