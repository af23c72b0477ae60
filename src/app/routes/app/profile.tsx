import { createFileRoute } from '@tanstack/react-router'
import { AccessSections } from '../../areas/access/access-sections.tsx'
import { NoticesSection } from '../../areas/notifications/settings/notices-section.tsx'
import { ProfilePage } from '../../areas/profile/profile-page.tsx'
import { DataSection } from '../../areas/rights/data-section.tsx'
import { PlanSection } from '../../areas/subscription/plan-section.tsx'
import { RouteError } from '../../shell/route-error.tsx'

export const Route = createFileRoute('/app/profile')({
  staticData: { title: 'Tu perfil' },
  errorComponent: RouteError,
  component: () => (
    <ProfilePage
      access={<AccessSections />}
      plan={<PlanSection />}
      notices={<NoticesSection />}
      data={<DataSection />}
    />
  ),
})
