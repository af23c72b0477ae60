import { createFileRoute } from '@tanstack/react-router'
import { ActivityTab } from '../../../../areas/activity/activity-tab.tsx'
import { InviteButton } from '../../../../areas/invitations/invite-button.tsx'
import { OpenCodes } from '../../../../areas/invitations/open-codes.tsx'
import { MembersPage } from '../../../../areas/members/members-page.tsx'
import { DraftBand } from '../../../../lib/drafts/draft-band.tsx'
import { useWedding } from '../../../../lib/use-session.ts'

const VIEWS = ['activity', 'trash'] as const

type View = (typeof VIEWS)[number]

export const Route = createFileRoute('/app/couple/$wid/members')({
  // Every member sees it, each what they may see of it.
  staticData: { title: 'Miembros' },
  validateSearch: ({ view }: Record<string, unknown>): { view?: View } =>
    VIEWS.includes(view as View) ? { view: view as View } : {},
  component: Members,
})

function Members() {
  const wedding = useWedding(Route.useParams().wid)
  const { view } = Route.useSearch()
  const navigate = Route.useNavigate()
  const show = (next?: View) => void navigate({ search: next ? { view: next } : {} })
  return (
    wedding && (
      <MembersPage
        wedding={wedding}
        tab={view ? 'activity' : 'access'}
        onTab={(tab) => show(tab === 'activity' ? 'activity' : undefined)}
        invite={<InviteButton wedding={wedding} isOnPage />}
        drafts={<DraftBand wedding={wedding} />}
        openCodes={<OpenCodes wedding={wedding} />}
        activity={
          <ActivityTab wedding={wedding} view={view ?? 'activity'} onView={show} onMissing={() => show()} />
        }
      />
    )
  )
}
