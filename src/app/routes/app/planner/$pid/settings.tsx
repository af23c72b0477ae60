import { createFileRoute } from '@tanstack/react-router'
import { AccessSections } from '../../../../areas/access/access-sections.tsx'
import { NoticesSection } from '../../../../areas/notifications/settings/notices-section.tsx'
import { SettingsPage } from '../../../../areas/profile/settings-page.tsx'
import { DataSection } from '../../../../areas/rights/data-section.tsx'
import { PlanSection } from '../../../../areas/subscription/plan-section.tsx'

export const Route = createFileRoute('/app/planner/$pid/settings')({
  staticData: { title: 'Configuración' },
  component: () => (
    <SettingsPage
      access={<AccessSections />}
      plan={<PlanSection />}
      notices={<NoticesSection />}
      data={<DataSection />}
    />
  ),
})
