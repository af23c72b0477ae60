import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../areas/profile/profile-page.tsx'
import { RouteError } from '../../shell/route-error.tsx'

export const Route = createFileRoute('/app/profile')({
  staticData: { title: 'Tu perfil' },
  errorComponent: RouteError,
  component: ProfilePage,
})
