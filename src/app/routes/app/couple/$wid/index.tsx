import { createFileRoute } from '@tanstack/react-router'
import { HomeNews } from '../../../../areas/activity/home-news.tsx'
import { HomeAnswers } from '../../../../areas/guests/answers/home-answers.tsx'
import { InviteCard } from '../../../../areas/member-codes/invite-card.tsx'
import { HomeMembers } from '../../../../areas/members/home-members.tsx'
import { HomeTasks } from '../../../../areas/tasks/home-tasks.tsx'
import { CoupleHomePage } from '../../../../areas/weddings/couple-home-page.tsx'
import { FirstSteps } from '../../../../areas/weddings/first-steps.tsx'
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
        next={
          wedding.access.tasks === 'none' ? (
            <FirstSteps wedding={wedding} />
          ) : (
            <HomeTasks wedding={wedding} otherwise={<FirstSteps wedding={wedding} />} />
          )
        }
        news={<HomeNews wedding={wedding} />}
        answers={wedding.access.guests !== 'none' && <HomeAnswers weddingId={wedding.id} />}
        members={<HomeMembers wedding={wedding} />}
        invitation={wedding.access.wedding === 'edit' && <InviteCard weddingId={wedding.id} />}
      />
    )
  )
}
