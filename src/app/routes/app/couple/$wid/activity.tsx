import { createFileRoute, redirect } from '@tanstack/react-router'

/** The address of before 'Actividad' was a tab of 'Miembros', which mails and bookmarks still have. */
export const Route = createFileRoute('/app/couple/$wid/activity')({
  beforeLoad: ({ params, search }) => {
    const view = 'view' in search && search.view === 'trash' ? 'trash' : 'activity'
    throw redirect({ to: '/app/couple/$wid/members', params, search: { view }, replace: true })
  },
})
