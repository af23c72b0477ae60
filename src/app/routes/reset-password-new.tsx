import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordPage } from '../areas/accounts/new-password-page.tsx'

export const Route = createFileRoute('/reset-password-new')({
  validateSearch: ({ token }): { token?: string } => (typeof token === 'string' ? { token } : {}),
  component: () => <NewPasswordPage token={Route.useSearch().token ?? ''} />,
})
