import { createFileRoute } from '@tanstack/react-router'
import { requirePlanner } from '../../../lib/session.ts'
import { PageSkeleton } from '../../../shell/page-skeleton.tsx'
import { RouteError } from '../../../shell/route-error.tsx'

export const Route = createFileRoute('/app/planner')({
  beforeLoad: async () => {
    await requirePlanner()
  },
  pendingMs: 300,
  pendingMinMs: 0,
  pendingComponent: PageSkeleton,
  errorComponent: RouteError,
})
