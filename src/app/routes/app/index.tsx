import { createFileRoute, redirect } from '@tanstack/react-router'
import { homePath } from '../../shared/session/session.ts'

export const Route = createFileRoute('/app/')({
  beforeLoad: async ({ context }) => {
    throw redirect({ to: await homePath(context), replace: true })
  },
})
