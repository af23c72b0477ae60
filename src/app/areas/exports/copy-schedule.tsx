import { useMutation, useQuery } from '@tanstack/react-query'
import type { ExportRhythm } from '#domain/exports/schedules.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
import { setExportSchedule } from './exports.actions.ts'
import { exportScheduleQuery } from './exports.queries.ts'

type Choice = ExportRhythm | 'never'

const CHOICES = [
  { value: 'never', label: 'No' },
  { value: 'weekly', label: 'Cada semana' },
  { value: 'monthly', label: 'Cada mes' },
] as const satisfies readonly { value: Choice; label: string }[]

type Wish = { rhythm: ExportRhythm | null; withFiles: boolean }

/** Copies that come by themselves, until they are switched off here or the person leaves the wedding. */
export function CopySchedule({ weddingId }: { weddingId: string }) {
  const { data: schedule, isError } = useQuery(exportScheduleQuery(weddingId))
  const set = useMutation({
    networkMode: 'always',
    mutationFn: ({ rhythm, withFiles }: Wish) => setExportSchedule(weddingId, rhythm, withFiles),
  })
  if (isError || schedule === undefined) return null
  const wish = set.isPending ? set.variables : schedule
  const rhythm = wish?.rhythm ?? null
  const withFiles = wish?.withFiles ?? false
  return (
    <section aria-labelledby="sola" className="mt-9">
      <h2 id="sola" className="text-[1.5rem]">
        Que llegue sola
      </h2>
      <p className="mt-2 max-w-136 text-sm text-ink-2">
        Te avisamos por correo cuando esté; el correo no lleva la boda, se descarga aquí. Se acaba cuando
        dejas la boda.
      </p>
      <Segmented
        label="Cada cuánto"
        segments={CHOICES}
        value={rhythm ?? 'never'}
        onChange={(value) => set.mutate({ rhythm: value === 'never' ? null : value, withFiles })}
        className="mt-3.5"
      />
      {rhythm !== null && (
        <label className="mt-2 flex min-h-8 w-fit cursor-pointer items-center gap-2.5 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={withFiles}
            onChange={({ currentTarget }) => set.mutate({ rhythm, withFiles: currentTarget.checked })}
            className="size-5 shrink-0 accent-primary"
          />
          Con imágenes y archivos
        </label>
      )}
      <p role="status" className="mt-1 text-sm text-ink-2 empty:hidden">
        {schedule && !set.isPending && `La próxima, el ${instantInWords(schedule.nextAt)}.`}
      </p>
      {set.error && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {messageFor(set.error)}
        </p>
      )}
    </section>
  )
}
