import { createFileRoute } from '@tanstack/react-router'
import type { Wedding } from '#contract/weddings.ts'
import { isAroundDay, weddingLife } from '#domain/weddings/wedding-life.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { useLoadedPart } from '#ui/opening/loaded-part.ts'
import { HomeNews } from '../../../../areas/activity/home-news.tsx'
import { aroundDay } from '../../../../areas/agenda/home/loaded-around-day.ts'
import { HomeAnswers } from '../../../../areas/guests/answers/home-answers.tsx'
import { afterWedding } from '../../../../areas/households/thanks/loaded-after.ts'
import { InviteCard } from '../../../../areas/member-codes/invite-card.tsx'
import { HomeMembers } from '../../../../areas/members/home-members.tsx'
import { useNextPayments } from '../../../../areas/payments/use-next-payments.tsx'
import { HomeTasks } from '../../../../areas/tasks/home-tasks.tsx'
import { TasksLeft } from '../../../../areas/tasks/tasks-left.tsx'
import { CoupleHomePage } from '../../../../areas/weddings/couple-home-page.tsx'
import { FirstSteps } from '../../../../areas/weddings/first-steps.tsx'
import { HomeNext } from '../../../../shared/page/home-next.tsx'
import { HomeSection } from '../../../../shared/page/home-section.tsx'
import { useNow } from '../../../../shared/page/use-now.ts'
import { useWedding } from '../../../../shared/session/use-session.ts'

export const Route = createFileRoute('/app/couple/$wid/')({
  component: Home,
})

function Home() {
  const wedding = useWedding(Route.useParams().wid)
  return wedding && <HomeOf wedding={wedding} />
}

function HomeOf({ wedding }: { wedding: Wedding }) {
  const isAround = isAroundDay(wedding, useNow()) && wedding.access.agenda !== 'none'
  const seesTasks = wedding.access.tasks !== 'none'
  const around = useLoadedPart(aroundDay, isAround)
  return (
    <CoupleHomePage
      wedding={wedding}
      figure={isAround && around ? <around.DayFigure wedding={wedding} /> : undefined}
      tasksLeft={seesTasks && <TasksLeft weddingId={wedding.id} />}
      members={<HomeMembers wedding={wedding} />}
      invitation={wedding.access.wedding === 'edit' && <InviteCard weddingId={wedding.id} />}
    >
      {isAround && around ? (
        <around.AroundDay
          wedding={wedding}
          tasks={
            seesTasks
              ? (before, otherwise) => (
                  <HomeTasks wedding={wedding} title="Hoy" before={before} otherwise={otherwise} />
                )
              : null
          }
          news={<HomeNews wedding={wedding} title="Lo que pasa" />}
          after={<After wedding={wedding} />}
        />
      ) : (
        <ByDate wedding={wedding} />
      )}
    </CoupleHomePage>
  )
}

/** The life that the date alone tells. */
function ByDate({ wedding }: { wedding: Wedding }) {
  const isOver = weddingLife(wedding, [], useNow()) === 'after'
  return isOver ? <After wedding={wedding} /> : <Planning wedding={wedding} />
}

function After({ wedding }: { wedding: Wedding }) {
  const after = useLoadedPart(afterWedding, true)
  const news = <HomeNews wedding={wedding} />
  return after ? (
    <after.AfterSections wedding={wedding} news={news} />
  ) : (
    <HomeSection id="gracias" title="Gracias">
      <SkeletonRows rows={3} />
    </HomeSection>
  )
}

/** The next things to do, the changes of others, and the answers of the guests. */
function Planning({ wedding }: { wedding: Wedding }) {
  const payments = useNextPayments(wedding)
  const steps = <FirstSteps wedding={wedding} />
  return (
    <>
      {wedding.access.tasks === 'none' ? (
        payments.length > 0 ? (
          <HomeNext things={payments} />
        ) : (
          steps
        )
      ) : (
        <HomeTasks wedding={wedding} dated={payments} otherwise={steps} />
      )}
      <HomeNews wedding={wedding} />
      {wedding.access.guests !== 'none' && <HomeAnswers weddingId={wedding.id} />}
    </>
  )
}
