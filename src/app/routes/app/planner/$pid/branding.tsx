import { createFileRoute } from '@tanstack/react-router'
import { brandingQuery } from '../../../../areas/branding/branding.queries.ts'
import { BrandingPage } from '../../../../areas/branding/branding-page.tsx'

export const Route = createFileRoute('/app/planner/$pid/branding')({
  staticData: { title: 'Personalización', isDrawnInBrowser: true },
  loader: ({ context }) => context.queryClient.ensureQueryData(brandingQuery()),
  component: BrandingPage,
})
