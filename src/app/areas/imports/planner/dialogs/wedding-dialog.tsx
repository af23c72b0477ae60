import { useQuery } from '@tanstack/react-query'
import type { PlannerImportPreviewView, PlannerImportRowView } from '#contract/planner-import-rows.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../../shared/error-messages.ts'
import { dateInWords } from '../../../../shared/words/spanish-dates.ts'
import { linesInBrief } from '../../outcome/preview-words.ts'
import { weddingPreviewQuery } from '../planner-imports.queries.ts'
import { PartList } from './part-list.tsx'

type WeddingDialogProps = { importId: string; row: PlannerImportRowView; onClose: () => void }

/** One wedding as it would be: what comes, what stays out, and what each file was taken for. */
export function WeddingDialog({ importId, row, onClose }: WeddingDialogProps) {
  const preview = useQuery(weddingPreviewQuery(importId, row.key))
  const facts = [row.date && dateInWords(row.date), row.place, row.phone, row.email].filter((fact) => fact)
  return (
    <Dialog
      title={row.name}
      description={facts.length > 0 ? facts.join(' · ') : 'Sin fecha ni lugar'}
      isOpen
      onOpenChange={onClose}
      width="lg"
      actions={(close) => <Button onPress={close}>Cerrar</Button>}
    >
      {preview.data ? (
        <Sections preview={preview.data} />
      ) : preview.isError ? (
        <ErrorState
          title="No hemos podido ver cómo queda."
          detail={messageFor(preview.error)}
          onRetry={() => void preview.refetch()}
          isRetrying={preview.isFetching}
        />
      ) : (
        <SkeletonRows rows={4} />
      )}
      <PartList importId={importId} parts={row.parts} onChanged={() => void preview.refetch()} />
    </Dialog>
  )
}

function Sections({ preview: { sections, leftOut, notes } }: { preview: PlannerImportPreviewView }) {
  return (
    <>
      {sections.length === 0 && <p className="text-sm text-ink-2">De sus archivos no entra nada nuevo.</p>}
      <ul className="border-t border-line-strong empty:hidden">
        {sections.map((section) => (
          <li
            key={section.key}
            className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-line py-2.5"
          >
            <b className="serif text-[1.75rem] leading-none font-normal lining-nums">
              {formatNumber(section.count)}
            </b>
            <div className="min-w-0 text-sm wrap-anywhere">
              <b className="font-strong">{section.title}</b>
              <p className="text-ink-2">{section.detail}</p>
              <p className="text-xs text-ink-3">{linesInBrief(section)}</p>
            </div>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-ink-2">
          {note}
        </p>
      ))}
      {leftOut.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="min-h-6 cursor-pointer font-strong">
            Se queda fuera: {formatNumber(leftOut.length)}
          </summary>
          <ul className="mt-1 max-h-60 scroll-pane">
            {leftOut.map(({ fileName, title, detail }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it came and never changes
                key={index}
                className="border-t border-line py-2 wrap-anywhere"
              >
                {title} <span className="text-ink-3">{[detail, fileName].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
