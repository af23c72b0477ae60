import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { isBoard, type SeatingPaper } from '#domain/seating/seating-papers.ts'
import { Select } from '#ui/fields/select.tsx'
import { fetchFile } from '../../../shared/files/fetch-file.ts'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { downloadFile } from '../../../shared/spreadsheet/download-file.ts'
import type { Plan } from '../use-seating.ts'
import { PaperPreview } from './paper-preview.tsx'
import { onPaper, PAPER_WORDS } from './paper-words.ts'

type PapersDialogProps = { plan: Plan; wedding: Wedding; onClose: () => void }

/** 'Cartel y tarjetas en PDF': which paper, a look at it, and the file. */
export function PapersDialog({ plan, wedding, onClose }: PapersDialogProps) {
  const [paper, setPaper] = useState<SeatingPaper>('board-a3-tables')
  const seated = plan.people.filter(({ comes, tableId }) => comes && tableId !== null)
  const form = useSubmission(async () => {
    const pdf = await fetchFile(`/api/weddings/${wedding.id}/seating/papers`, { paper })
    downloadFile(isBoard(paper) ? 'cartel.pdf' : 'tarjetas.pdf', pdf, 'application/pdf')
    onClose()
  })
  return (
    <FormDialog
      title="Cartel y tarjetas"
      form={form}
      submitLabel="Descargar PDF"
      pendingLabel="Preparando"
      closesOnScrim
      onClose={onClose}
    >
      <PaperPreview paper={paper} plan={plan} wedding={wedding} />
      <Select
        label="Qué se imprime"
        options={PAPER_WORDS}
        value={paper}
        onChange={setPaper}
        description={`${PAPER_WORDS.find(({ value }) => value === paper)!.note} ${onPaper(paper, plan.tables.length, seated.length)}.`}
      />
    </FormDialog>
  )
}
