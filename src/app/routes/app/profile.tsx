import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../../areas/profile/profile-page.tsx'

export const Route = createFileRoute('/app/profile')({
  staticData: { title: 'Tu perfil' },
  component: ProfilePage,
})
