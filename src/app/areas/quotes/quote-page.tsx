import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import type { Quote } from '#contract/quote-rows.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import { newQuote } from '#domain/quotes/new-quote.ts'
import { quoteGaps } from '#domain/quotes/quotes.ts'
import { Button } from '#ui/button.tsx'
import { DraftSaving } from '../../shared/kept-draft/draft-saving.tsx'
import { BackToRequest, PaperNotLoaded } from '../../shared/requests/request-paper.tsx'
import { EditorPage } from '../../shell/editor-page.tsx'
import { Page, PageHeader } from '../../shell/page.tsx'
import { requestsQuery } from '../requests/requests.queries.ts'
import { AboutSection } from './about-section.tsx'
import { AfterSigningSection } from './after-signing-section.tsx'
import { InstalmentsSection } from './instalments-section.tsx'
import { ExtrasSection, LinesSection } from './line-rows.tsx'
import { KeepPackage, PackagesSection } from './packages-section.tsx'
import { QuotePreview } from './quote-preview.tsx'
import { QuoteStatus } from './quote-status.tsx'
import { FIELD_WORDS, GAP_WORDS } from './quote-words.ts'
import { quoteQuery } from './quotes.queries.ts'
import { SendDialog } from './send-dialog.tsx'
import { useQuoteForm } from './use-quote-form.ts'

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
      <PaperNotLoaded
        failed="No hemos podido cargar el presupuesto."
        hasRequest={request !== undefined}
        query={query}
      />
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
      back={<BackToRequest plannerId={plannerId} request={request} />}
      title="Presupuesto"
      layout="narrowPreview"
      primary={
        <Button variant="primary" icon={Send} onPress={() => void send()}>
          Enviar
        </Button>
      }
      preview={<QuotePreview content={content} />}
    >
      <DraftSaving
        form={form}
        conflicts={form.conflicts?.fields.map((field) => FIELD_WORDS[field])}
        isNew={quote === null}
      />
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
      <AfterSigningSection content={content} onType={type} />
      <KeepPackage content={content} />
      {sending && <SendDialog quote={sending} request={request} onClose={() => setSending(null)} />}
    </EditorPage>
  )
}
