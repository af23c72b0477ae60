import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import type { Agreement } from '#contract/agreement-rows.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import { Button } from '#ui/button.tsx'
import { DraftSaving } from '../../shared/kept-draft/draft-saving.tsx'
import { BackToRequest, PaperNotLoaded } from '../../shared/requests/request-paper.tsx'
import { EditorPage } from '../../shell/editor-page.tsx'
import { Page, PageHeader } from '../../shell/page.tsx'
import { requestsQuery } from '../requests/requests.queries.ts'
import { gapsInWords, paperGapsInWords } from './agreement-gaps.ts'
import { AgreementPreview } from './agreement-preview.tsx'
import { AgreementStatus } from './agreement-status.tsx'
import { PART_WORDS } from './agreement-words.ts'
import { saveAgreement } from './agreements.actions.ts'
import { agreementQuery } from './agreements.queries.ts'
import { ClausesSection } from './clauses-section.tsx'
import { CompanySection } from './company-section.tsx'
import { DepositSection } from './deposit-section.tsx'
import { PaperSection } from './paper-section.tsx'
import { SendDialog } from './send-dialog.tsx'
import { SignersSection } from './signers-section.tsx'
import { KeepTemplate, TemplatesSection } from './templates-section.tsx'
import { useAgreementForm } from './use-agreement-form.ts'

type AgreementPageProps = { plannerId: string; requestId: string }

/** 'Contrato': what a planner and a couple sign once the quote is accepted. */
export function AgreementPage({ plannerId, requestId }: AgreementPageProps) {
  const requests = useSuspenseQuery(requestsQuery)
  const query = useQuery(agreementQuery(requestId))
  const request = requests.data.find(({ id }) => id === requestId)
  if (request && query.data) return <Editor plannerId={plannerId} request={request} agreement={query.data} />
  return (
    <Page>
      <PageHeader title="Contrato" />
      <PaperNotLoaded
        failed="No hemos podido cargar el contrato."
        hasRequest={request !== undefined}
        query={query}
      />
    </Page>
  )
}

/** An agreement is sent to be signed, or was signed on paper: each needs other parts of the draft. */
const GAPS_FOR = { send: gapsInWords, paper: paperGapsInWords }
type Purpose = keyof typeof GAPS_FOR

type EditorProps = { plannerId: string; request: PlannerRequest; agreement: Agreement }

function Editor({ plannerId, request, agreement }: EditorProps) {
  const form = useAgreementForm(agreement)
  const { content, type } = form
  const [sending, setSending] = useState<Agreement | null>(null)
  const [asked, setAsked] = useState<Purpose | null>(null)
  const gaps = asked ? GAPS_FOR[asked](agreement, content) : []
  const isSigned = agreement.state === 'signed'
  /** The draft as it is stored now; null where something is missing in it, or it was not saved. */
  const ready = async (purpose: Purpose): Promise<Agreement | null> => {
    setAsked(purpose)
    const missing = GAPS_FOR[purpose](agreement, content)
    const saved = missing.length > 0 ? null : await form.save()
    if (!saved) return null
    return saved.savedAt ? saved : saveAgreement(request.id, saved.draft, saved.draft)
  }
  return (
    <EditorPage
      back={<BackToRequest plannerId={plannerId} request={request} />}
      title="Contrato"
      lead="Tu texto, con huecos que se rellenan solos. Cada envío guarda una versión: lo ya firmado no se mueve."
      layout="narrowPreview"
      primary={
        <Button
          variant="primary"
          icon={Send}
          isDisabled={isSigned}
          onPress={() => void ready('send').then(setSending)}
        >
          Firmar y enviar
        </Button>
      }
      preview={<AgreementPreview agreement={agreement} content={content} />}
    >
      <DraftSaving
        form={form}
        conflicts={form.conflicts?.fields.map((part) => PART_WORDS[part])}
        isNew={agreement.savedAt === null}
      />
      {gaps.length > 0 && (
        <ul role="alert" className="mt-4 grid gap-1 text-sm text-danger">
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
      {!agreement.quote && !isSigned && <WithoutQuote plannerId={plannerId} requestId={request.id} />}
      <AgreementStatus agreement={agreement} />
      <PaperSection agreement={agreement} onBegin={() => ready('paper')} />
      <DepositSection agreement={agreement} weddingId={request.weddingId} />
      <TemplatesSection content={content} onType={type} />
      <SignersSection content={content} onType={type} />
      <CompanySection content={content} onType={type} />
      <ClausesSection content={content} onType={type} />
      <KeepTemplate content={content} />
      {sending && <SendDialog agreement={sending} onClose={() => setSending(null)} />}
    </EditorPage>
  )
}

const WithoutQuote = ({ plannerId, requestId }: { plannerId: string; requestId: string }) => (
  <p className="mt-4 rounded-control bg-surface-2 px-4 py-3 text-sm">
    El contrato se envía cuando la pareja ha aceptado el presupuesto. Puedes ir preparándolo.{' '}
    <Link to="/app/planner/$pid/quotes/$requestId" params={{ pid: plannerId, requestId }} className="link">
      Ver el presupuesto
    </Link>
  </p>
)
