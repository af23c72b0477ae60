import { createFileRoute } from '@tanstack/react-router'
import { AccessSections } from '../../../../areas/access/access-sections.tsx'
import { SettingsPage } from '../../../../areas/profile/settings-page.tsx'

export const Route = createFileRoute('/app/planner/$pid/settings')({
  staticData: { title: 'Configuración' },
  component: () => <SettingsPage access={<AccessSections />} />,
})
