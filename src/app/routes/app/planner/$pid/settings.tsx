import { createFileRoute } from '@tanstack/react-router'
import { AccessSections } from '../../../../areas/access/access-sections.tsx'
import { NoticesSection } from '../../../../areas/notifications/settings/notices-section.tsx'
import { SettingsPage } from '../../../../areas/profile/settings-page.tsx'
import { DataSection } from '../../../../areas/rights/data-section.tsx'

export const Route = createFileRoute('/app/planner/$pid/settings')({
  staticData: { title: 'Configuración' },
  component: () => (
    <SettingsPage access={<AccessSections />} notices={<NoticesSection />} data={<DataSection />} />
  ),
})
