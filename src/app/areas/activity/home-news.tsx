import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Reply from 'lucide-react/icons/reply'
import type { ActivityNews } from '#contract/activity.ts'
import type { Wedding } from '#contract/weddings.ts'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { HomeSection } from '../../shared/page/home-section.tsx'
import { NotLoadedLine } from '../../shared/page/not-loaded-line.tsx'
import { membersQuery } from '../../shared/wedding/members-query.ts'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { api } from '../../sync/api.ts'
import { newsSentence } from './news-words.ts'
import { sinceInWords } from './since-words.ts'

/** 'Desde el martes': what others changed since the person was last here, four lines at most. */
export function HomeNews({
  wedding,
  title,
}: {
  wedding: Wedding /** In place of 'Desde el martes'. */
  title?: string
}) {
  const news = useQuery(api.activity.news.queryOptions({ input: { weddingId: wedding.id } }))
  const members = useQuery(membersQuery(wedding.id)).data ?? []
  const now = useCurrentTime()
  const since = news.data?.since ? sinceInWords(new Date(news.data.since), now) : null
  const isPlanner = (id: string | null) =>
    members.some(({ userId, role }) => userId === id && role === 'planner')
  return (
    <HomeSection
      id="novedades"
      title={title ?? (since ? `Desde ${since}` : 'Lo nuevo')}
      aside={
        <Link
          to="/app/couple/$wid/members"
          params={{ wid: wedding.id }}
          search={{ view: 'activity' }}
          className="link rounded-[4px] text-sm whitespace-nowrap pointer-coarse:py-3"
          aria-label="Toda la actividad"
        >
          Todo
        </Link>
      }
    >
      {news.isError && !news.data ? (
        <NotLoadedLine isRetrying={news.isFetching} onRetry={() => void news.refetch()} />
      ) : !news.data ? (
        <SkeletonRows rows={3} />
      ) : news.data.news.length === 0 ? (
        <p className="py-3.5 text-sm text-ink-3">
          {since ? `Nada nuevo desde ${since}.` : 'Aquí verás lo que cambian los demás mientras no estás.'}
        </p>
      ) : (
        <ul aria-labelledby="novedades">
          {news.data.news.map((one) => (
            <Line key={one.id} news={one} now={now} isPlanner={isPlanner(one.actorId)} />
          ))}
        </ul>
      )}
    </HomeSection>
  )
}

type LineProps = { news: ActivityNews; now: Date; isPlanner: boolean }

function Line({ news, now, isPlanner }: LineProps) {
  const { who, does } = newsSentence(news)
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-x-3 border-b border-line py-2.5 text-sm">
      {news.actorId === null ? (
        <Icon of={Reply} className="mt-0.5 ml-1.5 text-link" />
      ) : (
        <Avatar name={news.actorName ?? ''} memberRole={isPlanner ? 'planner' : 'couple'} />
      )}
      <p className="line-clamp-3 min-w-0 text-ink-2 wrap-anywhere">
        <b className="font-strong text-ink">{who}</b> {does}
        <time dateTime={news.at} className="block text-xs text-ink-3">
          {relativeTime(news.at, now)}
        </time>
      </p>
    </li>
  )
}
