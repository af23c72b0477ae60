import { createFileRoute } from '@tanstack/react-router'
import { brandingQuery } from '../../../../areas/branding/branding.queries.ts'
import {
  portfolioQuery,
  publicProfileQuery,
} from '../../../../areas/public-profile/public-profile.queries.ts'
import { PublicProfilePage } from '../../../../areas/public-profile/public-profile-page.tsx'
import { queryClient } from '../../../../lib/query-client.ts'

export const Route = createFileRoute('/app/planner/$pid/public-profile')({
  staticData: { title: 'Perfil público', isDrawnInBrowser: true },
  loader: () =>
    Promise.all([
      queryClient.ensureQueryData(publicProfileQuery()),
      queryClient.ensureQueryData(portfolioQuery()),
      queryClient.ensureQueryData(brandingQuery()),
    ]),
  component: PublicProfilePage,
})
