import { createFileRoute } from '@tanstack/react-router'
import { HIGHLIGHT_PARAMETER } from '#domain/notifications/notification-sections.ts'
import { ActivityTab } from '../../../../areas/activity/activity-tab.tsx'
import { InviteButton } from '../../../../areas/member-codes/invite-button.tsx'
import { OpenCodes } from '../../../../areas/member-codes/open-codes.tsx'
import { MembersPage } from '../../../../areas/members/members-page.tsx'
import { SharedLinks } from '../../../../areas/shared-links/shared-links.tsx'
import { WebhooksSection } from '../../../../areas/webhooks/webhooks-section.tsx'
import { WayOut } from '../../../../areas/weddings/way-out.tsx'
import { DraftBand } from '../../../../shared/drafts/draft-band.tsx'
import { useWedding } from '../../../../shared/session/use-session.ts'

const VIEWS = ['activity', 'trash'] as const

type View = (typeof VIEWS)[number]

type Search = { view?: View; kind?: string; [HIGHLIGHT_PARAMETER]?: string }

export const Route = createFileRoute('/app/couple/$wid/members')({
  // Every member sees it, each what they may see of it.
  staticData: { title: 'Miembros' },
  validateSearch: ({ view, kind, [HIGHLIGHT_PARAMETER]: highlighted }: Record<string, unknown>): Search => ({
    ...(VIEWS.includes(view as View) && { view: view as View }),
    ...(view === 'trash' && typeof kind === 'string' && { kind }),
    ...(typeof highlighted === 'string' && { [HIGHLIGHT_PARAMETER]: highlighted }),
  }),
  component: Members,
})

function Members() {
  const wedding = useWedding(Route.useParams().wid)
  const { view, kind } = Route.useSearch()
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
        wayOut={<WayOut wedding={wedding} />}
        sharedLinks={<SharedLinks weddingId={wedding.id} />}
        webhooks={<WebhooksSection wedding={wedding} />}
        activity={
          <ActivityTab
            wedding={wedding}
            view={view ?? 'activity'}
            onView={show}
            kind={kind}
            onKind={(next) => void navigate({ search: { view: 'trash', ...(next && { kind: next }) } })}
            onMissing={() => show()}
          />
        }
      />
    )
  )
}
