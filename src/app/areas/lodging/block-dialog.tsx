import type { Hotel, RoomBlock } from '#domain/lodging/lodging.ts'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { BlockFields } from './block-fields.tsx'
import { type BlockForm, blockOfForm, blockProblems, formOfBlock } from './block-form.ts'
import { saveBlock } from './lodging.actions.ts'
import type { LodgingPlace } from './use-lodging.ts'

type BlockDialogProps = {
  hotel: Hotel
  block: RoomBlock | null
  place: LodgingPlace
  onClose: () => void
}

/** Rooms of one type that are added to a hotel or changed. */
export function BlockDialog({ hotel, block, place: { weddingId }, onClose }: BlockDialogProps) {
  const [typed, type] = useUnsavedForm<BlockForm>(`rooms ${block?.id ?? hotel.id}`)
  const fields = { ...formOfBlock(block, hotel.kind === 'own'), ...typed }
  const save = () => {
    saveBlock(weddingId, hotel.id, block, blockOfForm(fields))
    type(null)
    onClose()
  }
  const form = useSubmission(save, {
    problems: () => blockProblems(fields),
    ask: (drawn) => ({ nights: dateProblemIn(drawn) }),
  })
  return (
    <FormDialog
      title={block ? block.name : 'Añadir habitaciones'}
      description={hotel.name}
      form={form}
      submitLabel="Guardar"
      onGiveUp={() => type(null)}
      onClose={onClose}
    >
      <BlockFields fields={fields} problems={form.problems} isOwn={hotel.kind === 'own'} onChange={type} />
    </FormDialog>
  )
}
