import { createFileRoute } from '@tanstack/react-router'
import { JoinForm } from '../../../../areas/invitations/join-form.tsx'
import { DashboardPage } from '../../../../areas/weddings/dashboard/dashboard-page.tsx'

export const Route = createFileRoute('/app/planner/$pid/')({
  staticData: { title: 'Tus bodas' },
  component: () => <DashboardPage JoinForm={JoinForm} />,
})
