import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { OperatorOverview } from '#contract/operator-rows.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { codeOf, messageFor } from '../../shared/error-messages.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { useCurrentTime } from '../../shared/words/relative-time.ts'
import { PageNotFound } from '../../shell/not-found.tsx'
import { AccountsSection } from './accounts-section.tsx'
import { FailedJobs, FailedMails } from './failed-jobs.tsx'
import { operatorOverviewQuery } from './operator.queries.ts'
import { NeedsSecondStep, OperatorFrame } from './operator-frame.tsx'
import { OperatorNumbers } from './operator-numbers.tsx'
import { SittingForm } from './sitting-form.tsx'
import { WaitingConversations } from './waiting-conversations.tsx'

/** The sections of other areas. */
type OperatorPageProps = {
  reports: ReactNode
  texts: ReactNode
  /** The conversation that the address opens. */
  openId: string | undefined
  onOpen: (conversationId: string | undefined) => void
}

/** The operator's area. For everybody else there is no such page. */
export function OperatorPage(props: OperatorPageProps) {
  const profile = useProfile()
  return profile.isOperator ? <Sitting {...props} /> : <PageNotFound />
}

/** Asks for the second step until the sitting is open. */
function Sitting(props: OperatorPageProps) {
  const { data, error, refetch, isFetching } = useQuery(operatorOverviewQuery)
  const code = useLastRefusal(data, error)
  if (code === 'SITTING_NEEDED') {
    return (
      <OperatorFrame>
        <SittingForm />
      </OperatorFrame>
    )
  }
  if (code === 'OPERATOR_NEEDS_SECOND_STEP') {
    return (
      <OperatorFrame>
        <NeedsSecondStep />
      </OperatorFrame>
    )
  }
  if (data) {
    return (
      <OperatorFrame isOpen>
        <Sections overview={data} {...props} />
      </OperatorFrame>
    )
  }
  return (
    <OperatorFrame>
      {error ? (
        <ErrorState
          title="No hemos podido cargar Operación."
          detail={messageFor(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonRows />
      )}
    </OperatorFrame>
  )
}

/**
 * Why the page was refused when it was last answered. A query without data forgets its error whenever it reads again
 * (each minute, with each message that arrives), and the form with the typed code would go with it.
 */
function useLastRefusal(data: unknown, error: Error | null): string | null {
  const [last, setLast] = useState<string | null>(null)
  const code = error ? codeOf(error) : data ? null : last
  if (code !== last) setLast(code)
  return code
}

/** In the order of what is urgent: broken things, people who wait, reports, accounts, texts. */
function Sections({
  overview,
  reports,
  texts,
  openId,
  onOpen,
}: OperatorPageProps & { overview: OperatorOverview }) {
  const now = useCurrentTime()
  const { numbers, jobs, mails, conversations } = overview
  return (
    <>
      <h1 className="sr-only">Operación</h1>
      <OperatorNumbers overview={overview} now={now} />
      <div className="mt-4.5 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-5 xl:grid-cols-2">
        <FailedJobs failed={jobs} count={numbers.failedJobs} now={now} />
        <FailedMails failed={mails} count={numbers.failedMails} now={now} />
        <WaitingConversations conversations={conversations} now={now} openId={openId} onOpen={onOpen} />
        {reports}
        <AccountsSection count={numbers.accounts} now={now} />
        {texts}
      </div>
      <p className="mt-5 text-ink-3">
        Aquí no se ve contenido de ninguna boda: ni nombres de invitados, ni fotos, ni mensajes entre
        miembros. Todo lo que haces queda en el registro.
      </p>
    </>
  )
}
