import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import { HELP_QUERY_MAX } from '#domain/help/search-help.ts'
import { WORKING_DAY } from '#domain/support/working-hours.ts'
import { buttonClass } from '#ui/button-class.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { controlClass } from '#ui/fields/field-class.ts'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { Conversation } from './conversation.tsx'
import { ConversationList } from './conversation-list.tsx'
import { supportQuery } from './support.queries.ts'
import { WriteForm } from './write-form.tsx'

type HelpPageProps = {
  /** The page that the person came from. */
  from: string
  /** The conversation that the address opens. */
  openId: string | undefined
  onOpen: (conversationId: string) => void
}

/** 'Ayuda': a search of the answers, a message to the operator, and the conversations with them. */
export function HelpPage({ from, openId, onOpen }: HelpPageProps) {
  if (openId) return <Conversation conversationId={openId} />
  return (
    <Page>
      <a
        href="/ayuda"
        className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 gap-1.5 text-sm font-medium hover:underline"
      >
        <Icon of={ArrowLeft} size="sm" />
        Ayuda
      </a>
      <PageHeader title="Escríbenos" />
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid grid-cols-1 gap-7">
          <SearchAnswers />
          <WriteForm from={from} onSent={onOpen} />
        </div>
        <Aside />
      </div>
    </Page>
  )
}

/** The public answers, which need no script of ours. */
function SearchAnswers() {
  return (
    <search>
      <form action="/ayuda" className="flex gap-2 max-[18rem]:flex-wrap">
        <label htmlFor="pregunta" className="sr-only">
          Buscar en la ayuda
        </label>
        <input
          id="pregunta"
          name="q"
          type="search"
          maxLength={HELP_QUERY_MAX}
          placeholder="¿Qué quieres hacer?"
          className={controlClass({ className: 'min-w-0 flex-1' })}
        />
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          <Icon of={Search} />
          Buscar
        </button>
      </form>
    </search>
  )
}

function Aside() {
  const { email } = useProfile()
  const query = useQuery(supportQuery)
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title="No hemos podido cargar tus conversaciones."
        detail={messageFor(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  }
  if (!query.data) return <SkeletonRows />
  const { promise, conversations } = query.data
  return (
    <aside className="grid gap-8">
      <section>
        <h2 className="text-[1.375rem]">Cuándo contestamos</h2>
        <p className="mt-2 text-ink-2">
          {promise.isFirst ? 'Como planner, ' : 'Normalmente, '}
          <b className="font-strong text-ink">antes de {hoursInWords(promise.hours)}</b>. De lunes a viernes,
          de {WORKING_DAY.from}:00 a&nbsp;{WORKING_DAY.to}:00.
        </p>
        <p className="mt-2 text-sm wrap-anywhere text-ink-3">
          La respuesta llega a {email}. Lo que escribes se queda aquí.
        </p>
      </section>
      <ConversationList conversations={conversations} />
    </aside>
  )
}

/** Days of nine hours where they are whole. */
function hoursInWords(hours: number): string {
  const days = hours / (WORKING_DAY.to - WORKING_DAY.from)
  if (Number.isInteger(days)) return days === 1 ? 'un día laborable' : `${days} días laborables`
  return hours === 1 ? 'una hora laborable' : `${hours} horas laborables`
}
