import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Catering } from '#contract/catering.ts'
import type { Wedding } from '#contract/weddings.ts'
import { CateringHeader, CateringPaper } from '#ui/catering/catering-paper.tsx'
import { paperHeading, presentHeading, sentHeading } from '#ui/catering/paper-heading.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { dressedIn } from '#ui/theme/style-tokens.ts'
import { messageFor } from '../../shared/error-messages.ts'
import { useCurrentTime } from '../../shared/words/relative-time.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { cateringQuery, cateringVersionQuery } from './catering.queries.ts'
import { CateringPanel } from './catering-panel.tsx'

type CateringPageProps = {
  wedding: Wedding
  /** The version that is open; none for the sheet as it is now. */
  versionId: string | undefined
  onVersion: (versionId: string | undefined) => void
}

/** 'Catering': what the kitchen needs to know, from the answers of the guests. */
export function CateringPage({ wedding, versionId, onVersion }: CateringPageProps) {
  const query = useQuery(cateringQuery(wedding.id))
  if (query.data)
    return <Loaded wedding={wedding} catering={query.data} versionId={versionId} onVersion={onVersion} />
  return (
    <Page>
      <PageHeader title="Catering" />
      {query.isError ? (
        <ErrorState
          title="No hemos podido cargar la hoja de catering."
          detail={messageFor(query.error)}
          onRetry={() => query.refetch()}
          isRetrying={query.isFetching}
          className="mt-8"
        />
      ) : (
        <SkeletonRows rows={8} className="mt-8" />
      )}
    </Page>
  )
}

type LoadedProps = CateringPageProps & { catering: Catering }

function Loaded({ wedding, catering, versionId, onVersion }: LoadedProps) {
  const opened = useQuery({
    ...cateringVersionQuery(wedding.id, versionId ?? ''),
    enabled: versionId !== undefined,
  })
  const now = useCurrentTime()
  const isOld = versionId !== undefined
  const shown = isOld ? opened.data?.sheet : catering.sheet
  const heading = {
    weddingName: wedding.name,
    ...paperHeading({ ...catering, eventDate: wedding.eventDate }),
    version:
      isOld && opened.data
        ? sentHeading(opened.data, wedding.timeZone)
        : presentHeading(catering.versions[0], { timeZone: wedding.timeZone, now }),
  }
  return (
    <div className="grid min-h-full lg:min-h-[calc(100dvh-4.375rem)] lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] print:block">
      <CateringPanel
        weddingId={wedding.id}
        catering={catering}
        shown={shown}
        heading={heading}
        versionId={versionId}
        onVersion={onVersion}
      />
      <div className="min-w-0 bg-surface-2 max-lg:bg-transparent lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:px-gutter lg:py-9 print:bg-transparent print:p-0">
        <article {...dressedIn({ style: 'cal', colors: null })} data-paper className={PAPER}>
          <div className="max-lg:hidden print:block">
            <CateringHeader {...heading} />
          </div>
          {shown ? (
            <CateringPaper
              naming={catering.naming}
              sheet={shown}
              seatingLink={
                <Link
                  to="/app/couple/$wid/seating"
                  params={{ wid: wedding.id }}
                  className="link py-3 text-sm"
                >
                  Ir a Mesas
                </Link>
              }
            />
          ) : opened.isError ? (
            <ErrorState
              title="No hemos podido abrir esa versión."
              detail={messageFor(opened.error)}
              onRetry={() => opened.refetch()}
              isRetrying={opened.isFetching}
            />
          ) : (
            <SkeletonRows rows={8} />
          )}
        </article>
      </div>
    </div>
  )
}

const PAPER =
  'mx-auto max-w-198 bg-surface px-gutter pt-2 pb-10 lg:min-h-240 lg:px-14 lg:py-14 lg:shadow-3 print:max-w-none print:p-0 print:shadow-none'
