import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageBusiness } from '../../../../sync/business.ts'

export const Route = createFileRoute('/app/planner/$pid')({
  beforeLoad: ({ context: { profile }, params: { pid }, location }) => {
    const isOwn = pid === profile.id
    if (!isOwn && !profile.places.some(({ id }) => id === pid))
      throw redirect({ href: `/app/planner/${profile.id}`, reloadDocument: true })
    // The answers that this page has read are of another business.
    if (typeof window !== 'undefined' && pid !== (pageBusiness ?? profile.id))
      throw redirect({ href: location.href, reloadDocument: true })
  },
})
