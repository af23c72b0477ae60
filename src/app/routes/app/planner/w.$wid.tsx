import { createFileRoute, redirect } from '@tanstack/react-router'

/** On the planner's side a wedding leads into the couple's view (spec 2). */
export const Route = createFileRoute('/app/planner/w/$wid')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/app/couple/$wid', params, replace: true })
  },
})
