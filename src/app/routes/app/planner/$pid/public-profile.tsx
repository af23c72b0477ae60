import { createFileRoute } from '@tanstack/react-router'
import { brandingQuery } from '../../../../areas/branding/branding.queries.ts'
import {
  portfolioQuery,
  publicProfileQuery,
} from '../../../../areas/public-profile/public-profile.queries.ts'
import { PublicProfilePage } from '../../../../areas/public-profile/public-profile-page.tsx'

export const Route = createFileRoute('/app/planner/$pid/public-profile')({
  staticData: { title: 'Perfil público', isDrawnInBrowser: true },
  loader: ({ context }) =>
    Promise.all([
      context.queryClient.ensureQueryData(publicProfileQuery()),
      context.queryClient.ensureQueryData(portfolioQuery()),
      context.queryClient.ensureQueryData(brandingQuery()),
    ]),
  component: PublicProfilePage,
})
