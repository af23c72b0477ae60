import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { OpenedReport } from '#contract/moderation.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { GROUND_WORDS } from '../../shared/hidden-content/ground-words.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { whenInWords } from '../../shared/words/spanish-dates.ts'
import { ClaimAnswer } from './claim-answer.tsx'
import { DecideForm } from './decide-form.tsx'
import { openedReportQuery } from './moderation.queries.ts'
import { DECIDED_WORDS } from './moderation-words.ts'

type ReportDialogProps = { reportId: string; onClose: () => void }

/** A report with what was decided on it and what can be decided now. Its images are shown here and nowhere else. */
export function ReportDialog({ reportId, onClose }: ReportDialogProps) {
  const { data: report, error } = useQuery(openedReportQuery(reportId))
  const formId = useId()
  const [isPending, setPending] = useState(false)
  return (
    <Dialog
      title={report?.title ?? 'Denuncia'}
      width="lg"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Volver
          </Button>
          {report?.isWaiting && (
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isPending={isPending}
              pendingLabel="Decidiendo"
            >
              Decidir y avisar
            </Button>
          )}
        </>
      )}
    >
      {error && !report && (
        <p role="alert" className="text-sm text-danger">
          {messageFor(error)}
        </p>
      )}
      {!report && !error && <SkeletonRows />}
      {report && <History report={report} />}
      {report?.isWaiting && (
        <DecideForm
          // A decision that was taken meanwhile begins another form.
          key={report.decisions.length}
          report={report}
          formId={formId}
          onPending={setPending}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}

function History({ report }: { report: OpenedReport }) {
  const now = useNow()
  const { page, message, reporterName, reporterEmail, receivedAt, decisions } = report
  const sender = [reporterName, reporterEmail].filter(Boolean).join(', ') || 'Sin nombre ni email'
  return (
    <div className="grid gap-3 wrap-anywhere">
      <div className="grid gap-1.5">
        <p className="font-strong whitespace-pre-line">«{message}»</p>
        <p className="text-sm text-ink-3">
          {sender}. Recibida {whenInWords(new Date(receivedAt), now)}
          {reporterEmail && ', con acuse al momento'}.
          <br />
          {page}
        </p>
      </div>
      {decisions.map(({ id, decision, title, ground, rule, reasons, decidedAt, claims }) => (
        <section
          key={id}
          aria-label={`Decisión: ${title}`}
          className="grid gap-1 border-t border-line pt-3 text-sm"
        >
          <p className="font-strong">
            {DECIDED_WORDS[decision]}: {title}, {whenInWords(new Date(decidedAt), now)}
          </p>
          <p className="whitespace-pre-line text-ink-2">{reasons}</p>
          {ground && (
            <p className="text-ink-3">
              {GROUND_WORDS[ground]}: {rule}
            </p>
          )}
          {claims.map((claim) => (
            <ClaimAnswer key={claim.side} reportId={report.id} kind={report.kind} claim={claim} />
          ))}
        </section>
      ))}
    </div>
  )
}
