import { useState } from 'react'
import type { PlannerImportRowView } from '#contract/planner-import-rows.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { messageFor } from '../../../../shared/error-messages.ts'
import { fullDateInWords } from '../../../../shared/words/spanish-dates.ts'
import { Refused } from '../../move-in-parts.tsx'
import { useRowAnswer } from './use-row-answer.ts'

type DateDialogProps = { importId: string; row: PlannerImportRowView; onClose: () => void }

/** The day of a wedding: one of those that its files name, another one, or none yet. */
export function DateDialog({ importId, row, onClose }: DateDialogProps) {
  const [date, setDate] = useState<IsoDate | null>(row.date)
  const saving = useRowAnswer(importId, row.key, onClose)
  return (
    <Dialog
      title={`¿Qué día se casan ${row.name.replace(' & ', ' y ')}?`}
      description={
        row.days.length > 1 ? 'En tus archivos pone más de una fecha.' : 'Sin fecha, la boda no tiene agenda.'
      }
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={() => saving.mutate({ date: null })} isDisabled={saving.isPending}>
            Sin fecha
          </Button>
          <Button
            variant="primary"
            isDisabled={date === null}
            isPending={saving.isPending}
            pendingLabel="Guardando"
            onPress={() => saving.mutate({ date })}
          >
            Guardar
          </Button>
        </>
      }
    >
      {row.days.length > 1 && (
        <div className="mb-4 grid gap-2">
          {row.days.map((day) => (
            <Button key={day} onPress={() => saving.mutate({ date: day })} isDisabled={saving.isPending}>
              {fullDateInWords(day)}
            </Button>
          ))}
        </div>
      )}
      <DatePicker label="Fecha de la boda" value={date} onChange={setDate} />
      <Refused>{saving.isError && messageFor(saving.error)}</Refused>
    </Dialog>
  )
}
