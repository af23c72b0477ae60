import { createFileRoute } from '@tanstack/react-router'
import { HomeAgenda } from '../../../../areas/agenda/home-agenda.tsx'
import { HomeAnswers } from '../../../../areas/guests/answers/home-answers.tsx'
import { HomeInspiration } from '../../../../areas/inspiration/home-inspiration.tsx'
import { InviteCard } from '../../../../areas/member-codes/invite-card.tsx'
import { HomeMembers } from '../../../../areas/members/home-members.tsx'
import { CoupleHomePage } from '../../../../areas/weddings/couple-home-page.tsx'
import { useWedding } from '../../../../shared/session/use-session.ts'

export const Route = createFileRoute('/app/couple/$wid/')({
  component: Home,
})

function Home() {
  const wedding = useWedding(Route.useParams().wid)
  return (
    wedding && (
      <CoupleHomePage
        wedding={wedding}
        answers={<HomeAnswers weddingId={wedding.id} />}
        members={<HomeMembers wedding={wedding} />}
        agenda={wedding.access.agenda !== 'none' && <HomeAgenda weddingId={wedding.id} />}
        inspiration={wedding.access.inspiration !== 'none' && <HomeInspiration weddingId={wedding.id} />}
        invitation={wedding.access.wedding === 'edit' && <InviteCard weddingId={wedding.id} />}
      />
    )
  )
}
