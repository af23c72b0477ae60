import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/app/planner/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: '/app/planner/$pid', params: { pid: context.profile.id }, replace: true })
  },
})
