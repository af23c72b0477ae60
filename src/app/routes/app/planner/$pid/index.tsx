import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '../../../../areas/planner/dashboard-page.tsx'

export const Route = createFileRoute('/app/planner/$pid/')({
  staticData: { title: 'Tus bodas' },
  component: DashboardPage,
})
