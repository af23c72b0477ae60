import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import type { Agreement } from '#contract/agreement-rows.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { EditorPage } from '../../shell/editor-page.tsx'
import { Page, PageHeader } from '../../shell/page.tsx'
import { requestsQuery } from '../requests/requests.queries.ts'
import { gapsInWords } from './agreement-gaps.ts'
import { AgreementPreview } from './agreement-preview.tsx'
import { AgreementSaving } from './agreement-saving.tsx'
import { AgreementStatus } from './agreement-status.tsx'
import { saveAgreement } from './agreements.actions.ts'
import { agreementQuery } from './agreements.queries.ts'
import { ClausesSection } from './clauses-section.tsx'
import { CompanySection } from './company-section.tsx'
import { DepositSection } from './deposit-section.tsx'
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
      {!request ? (
        <ErrorState
          title="Esa solicitud ya no está."
          detail="Puede que la hayas eliminado en otra ventana."
        />
      ) : query.isError ? (
        <ErrorState
          title="No hemos podido cargar el contrato."
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

type EditorProps = { plannerId: string; request: PlannerRequest; agreement: Agreement }

function Editor({ plannerId, request, agreement }: EditorProps) {
  const form = useAgreementForm(agreement)
  const { content, type } = form
  const [sending, setSending] = useState<Agreement | null>(null)
  const [isAsked, setAsked] = useState(false)
  const gaps = gapsInWords(agreement, content)
  const isSigned = agreement.state === 'signed'
  const send = async () => {
    setAsked(true)
    if (gaps.length > 0) return
    const saved = await form.save()
    if (!saved) return
    setSending(saved.savedAt ? saved : await saveAgreement(request.id, saved.draft, saved.draft))
  }
  return (
    <EditorPage
      back={<Back plannerId={plannerId} request={request} />}
      title="Contrato"
      lead="Tu texto, con huecos que se rellenan solos. Cada envío guarda una versión: lo ya firmado no se mueve."
      layout="narrowPreview"
      primary={
        <Button variant="primary" icon={Send} isDisabled={isSigned} onPress={() => void send()}>
          Firmar y enviar
        </Button>
      }
      preview={<AgreementPreview agreement={agreement} content={content} />}
    >
      <AgreementSaving form={form} isNew={agreement.savedAt === null} />
      {isAsked && gaps.length > 0 && (
        <ul role="alert" className="mt-4 grid gap-1 text-sm text-danger">
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
      {!agreement.quote && !isSigned && <WithoutQuote plannerId={plannerId} requestId={request.id} />}
      <AgreementStatus agreement={agreement} />
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
