import { createFileRoute } from '@tanstack/react-router'
import { requirePlanner } from '../../../lib/session.ts'

export const Route = createFileRoute('/app/planner')({
  beforeLoad: async () => {
    await requirePlanner()
  },
})
