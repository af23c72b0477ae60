import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/app/planner/$pid')({
  beforeLoad: ({ context, params }) => {
    const own = context.profile.id
    if (params.pid !== own) throw redirect({ to: '/app/planner/$pid', params: { pid: own }, replace: true })
  },
})
