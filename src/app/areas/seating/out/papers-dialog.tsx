import { useState } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { planArea } from '#domain/seating/plan-drawing.ts'
import { planSheet } from '#domain/seating/plan-scale.ts'
import { groundBox } from '#domain/seating/room-ground.ts'
import {
  isBoard,
  isPlan,
  type PlanPaper,
  planPaper,
  type SeatingPaper,
} from '#domain/seating/seating-papers.ts'
import { guardColor } from '#domain/style/contrast.ts'
import { paletteOf } from '#domain/style/style-palette.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { fetchFile } from '../../../shared/files/fetch-file.ts'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { downloadFile } from '../../../shared/spreadsheet/download-file.ts'
import { useRoomLayout } from '../room/use-room-layout.ts'
import type { Plan } from '../use-seating.ts'
import { eventFile } from './event-file.ts'
import { carriedPicture } from './ground-picture.ts'
import { PaperPreview } from './paper-preview.tsx'
import { onPaper, PAPER_WORDS, publishedAlone } from './paper-words.ts'
import { PlanPreview } from './plan-preview.tsx'
import { planSvg } from './plan-svg.ts'

type PapersDialogProps = { plan: Plan; unpublished: number; wedding: Wedding; onClose: () => void }

/** 'Cartel, tarjetas y plano': which paper, a look at it, and the file. */
export function PapersDialog({ plan, unpublished, wedding, onClose }: PapersDialogProps) {
  const [paper, setPaper] = useState<SeatingPaper>('board-a3-tables')
  const [format, setFormat] = useState<'pdf' | 'svg'>('pdf')
  const drawnOn = useDrawnPlan(plan, wedding)
  const drawn = isPlan(paper) ? drawnOn(paper) : null
  const isSvg = drawn !== null && format === 'svg'
  const fileOf = (name: string) => eventFile(name, wedding.id, plan.eventId)
  const form = useSubmission(async () => {
    if (isSvg) {
      const picture = drawn.ground && (await carriedPicture(drawn.ground))
      downloadFile(`${fileOf('plano')}.svg`, planSvg(drawn.plan, { ...drawn, picture }), 'image/svg+xml')
    } else {
      const pdf = await fetchFile(`/api/weddings/${wedding.id}/seating/papers`, {
        paper,
        eventId: plan.eventId,
      })
      const name = fileOf(isBoard(paper) ? 'cartel' : drawn ? 'plano' : 'tarjetas')
      downloadFile(`${name}.pdf`, pdf, 'application/pdf')
    }
    onClose()
  })
  const { note } = PAPER_WORDS.find(({ value }) => value === paper)!
  const seated = plan.people.filter(({ comes, tableId }) => comes && tableId !== null)
  return (
    <FormDialog
      title="Cartel, tarjetas y plano"
      form={form}
      submitLabel={isSvg ? 'Descargar SVG' : 'Descargar PDF'}
      pendingLabel="Preparando"
      closesOnScrim
      onGiveUp={null}
      onClose={onClose}
    >
      {unpublished > 0 && <p className="text-sm text-ink-2">{publishedAlone(unpublished)}</p>}
      {drawn && <PlanPreview {...drawn} />}
      {!isPlan(paper) && <PaperPreview paper={paper} plan={plan} wedding={wedding} />}
      <Select
        label="Qué se imprime"
        options={PAPER_WORDS}
        value={paper}
        onChange={setPaper}
        description={`${note} ${drawn ? `Escala 1:${drawn.scale}` : onPaper(paper, plan.tables.length, seated.length)}.`}
      />
      {drawn && (
        <div className="grid justify-items-start gap-1.5">
          <Segmented label="Archivo" segments={FORMATS} value={format} onChange={setFormat} />
          {isSvg && <p className="text-sm text-ink-2">{FOR_DRAWING}</p>}
        </div>
      )}
    </FormDialog>
  )
}

const FORMATS = [
  { value: 'pdf', label: 'PDF' },
  { value: 'svg', label: 'SVG' },
] as const

const FOR_DRAWING = 'Para un programa de dibujo: mide lo que mide la sala en su escala.'

/** The room as a paper shows it, in the largest scale that its page has room for. */
function useDrawnPlan(plan: Plan, { id, look }: Wedding) {
  const { layout, shapes, ground } = useRoomLayout(id, plan)
  const color = guardColor(paletteOf(look).primary).safe
  return (paper: PlanPaper) => {
    const { page, isNamed } = planPaper(paper)
    const drawn = { ...plan, layout, shapes, isNamed, ground: ground && groundBox(ground) }
    return { plan: drawn, scale: planSheet(page, planArea(drawn)).scale, color, ground }
  }
}
