import { createFileRoute, redirect } from '@tanstack/react-router'
import { HIGHLIGHT_PARAMETER } from '#domain/notifications/notification-sections.ts'

/** A short address of the tab of 'Miembros', which notifications, mails and bookmarks have. */
export const Route = createFileRoute('/app/couple/$wid/activity')({
  beforeLoad: ({ params, search }) => {
    const given = search as Record<string, unknown>
    const view = given['view'] === 'trash' ? 'trash' : 'activity'
    const kind = given['kind']
    const highlighted = given[HIGHLIGHT_PARAMETER]
    throw redirect({
      to: '/app/couple/$wid/members',
      params,
      search: {
        view,
        ...(view === 'trash' && typeof kind === 'string' && { kind }),
        ...(typeof highlighted === 'string' && { [HIGHLIGHT_PARAMETER]: highlighted }),
      },
      replace: true,
    })
  },
})
