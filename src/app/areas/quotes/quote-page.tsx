import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import type { Quote } from '#contract/quote-rows.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import { newQuote } from '#domain/quotes/new-quote.ts'
import { quoteGaps } from '#domain/quotes/quotes.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { FormError } from '../../shared/page/form-error.tsx'
import { EditorPage } from '../../shell/editor-page.tsx'
import { Page, PageHeader } from '../../shell/page.tsx'
import { requestsQuery } from '../requests/requests.queries.ts'
import { AboutSection } from './about-section.tsx'
import { InstalmentsSection } from './instalments-section.tsx'
import { ExtrasSection, LinesSection } from './line-rows.tsx'
import { KeepPackage, PackagesSection } from './packages-section.tsx'
import { QuotePreview } from './quote-preview.tsx'
import { QuoteStatus } from './quote-status.tsx'
import { FIELD_WORDS, GAP_WORDS } from './quote-words.ts'
import { quoteQuery } from './quotes.queries.ts'
import { SendDialog } from './send-dialog.tsx'
import { type QuoteForm, useQuoteForm } from './use-quote-form.ts'

type QuotePageProps = { plannerId: string; requestId: string }

/** 'Presupuesto': what a planner offers to those who have written to them. */
export function QuotePage({ plannerId, requestId }: QuotePageProps) {
  const requests = useSuspenseQuery(requestsQuery)
  const query = useQuery(quoteQuery(requestId))
  const request = requests.data.find(({ id }) => id === requestId)
  if (request && query.data !== undefined)
    return <Editor plannerId={plannerId} request={request} quote={query.data} />
  return (
    <Page>
      <PageHeader title="Presupuesto" />
      {!request ? (
        <ErrorState
          title="Esa solicitud ya no está."
          detail="Puede que la hayas eliminado en otra ventana."
        />
      ) : query.isError ? (
        <ErrorState
          title="No hemos podido cargar el presupuesto."
          detail={messageFor(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonRows className="mt-6" />
      )}
    </Page>
  )
}

type EditorProps = { plannerId: string; request: PlannerRequest; quote: Quote | null }

function Editor({ plannerId, request, quote }: EditorProps) {
  const form = useQuoteForm(request.id, quote, newQuote(request))
  const { content, type } = form
  const [sending, setSending] = useState<Quote | null>(null)
  const [isAsked, setAsked] = useState(false)
  const gaps = quoteGaps(content)
  const send = async () => {
    setAsked(true)
    if (gaps.length > 0) return
    const saved = await form.save()
    if (saved) setSending(saved)
  }
  return (
    <EditorPage
      back={<Back plannerId={plannerId} request={request} />}
      title="Presupuesto"
      layout="narrowPreview"
      primary={
        <Button variant="primary" icon={Send} onPress={() => void send()}>
          Enviar
        </Button>
      }
      preview={<QuotePreview content={content} />}
    >
      <Saving form={form} isNew={quote === null} />
      {isAsked && gaps.length > 0 && (
        <ul role="alert" className="mt-4 grid gap-1 text-sm text-danger">
          {gaps.map((gap) => (
            <li key={gap}>{GAP_WORDS[gap]}</li>
          ))}
        </ul>
      )}
      {quote && <QuoteStatus quote={quote} email={request.email} plannerId={plannerId} />}
      <PackagesSection content={content} onType={type} />
      <AboutSection content={content} onType={type} />
      <LinesSection content={content} onType={type} />
      <ExtrasSection content={content} onType={type} />
      <InstalmentsSection content={content} onType={type} />
      <KeepPackage content={content} />
      {sending && <SendDialog quote={sending} email={request.email} onClose={() => setSending(null)} />}
    </EditorPage>
  )
}

const Back = ({ plannerId, request }: { plannerId: string; request: PlannerRequest }) => (
  <p className="mb-2 text-sm">
    <Link
      to="/app/planner/$pid/requests"
      params={{ pid: plannerId }}
      search={{ solicitud: request.id }}
      className="inline-flex min-h-8 items-center gap-2 text-ink-2 hover:underline"
    >
      <Icon of={ArrowLeft} size="sm" />
      {request.name}
    </Link>
  </p>
)

/** Whether the draft is saved, and what to do where it is not. */
function Saving({ form, isNew }: { form: QuoteForm; isNew: boolean }) {
  if (form.conflicts) {
    const fields = form.conflicts.fields.map((field) => FIELD_WORDS[field]).join(', ')
    return (
      <div role="alert" className="mt-4 grid gap-2 rounded-control border border-line-strong p-4 text-sm">
        <p>En otra ventana se ha cambiado lo mismo: {fields}. Aquí sigue lo que has escrito.</p>
        <p className="flex flex-wrap gap-2">
          <Button size="sm" onPress={() => form.settle(true)}>
            Quedarme con lo de aquí
          </Button>
          <Button size="sm" variant="quiet" onPress={() => form.settle(false)}>
            Usar lo de la otra
          </Button>
        </p>
      </div>
    )
  }
  return (
    <div className="mt-2 min-h-6 text-sm text-ink-3">
      {form.error ? (
        <FormError error={form.error}>
          <button type="button" className="link" onClick={() => void form.save()}>
            Guardar ahora
          </button>
        </FormError>
      ) : (
        <p role="status">{form.hasChanges ? 'Guardando…' : isNew ? '' : 'Borrador guardado'}</p>
      )}
    </div>
  )
}
