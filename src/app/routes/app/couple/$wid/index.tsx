import { createFileRoute } from '@tanstack/react-router'
import { HomeAgenda } from '../../../../areas/agenda/home-agenda.tsx'
import { HomeInspiration } from '../../../../areas/inspiration/home-inspiration.tsx'
import { InviteCard } from '../../../../areas/invitations/invite-card.tsx'
import { MembersList } from '../../../../areas/members/members-list.tsx'
import { CoupleHomePage } from '../../../../areas/weddings/couple-home-page.tsx'
import { useWedding } from '../../../../lib/use-session.ts'

export const Route = createFileRoute('/app/couple/$wid/')({
  component: Home,
})

function Home() {
  const wedding = useWedding(Route.useParams().wid)
  return (
    wedding && (
      <CoupleHomePage
        wedding={wedding}
        members={<MembersList wedding={wedding} />}
        agenda={<HomeAgenda weddingId={wedding.id} />}
        inspiration={<HomeInspiration weddingId={wedding.id} />}
        invitation={<InviteCard weddingId={wedding.id} />}
      />
    )
  )
}
