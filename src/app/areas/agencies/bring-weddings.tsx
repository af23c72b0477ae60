import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnPlace } from '#contract/agencies.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { bringableQuery } from './agencies.queries.ts'
import { attempt } from './assign.ts'
import { bringWeddings } from './move-weddings.actions.ts'
import { shownDate } from './team-words.ts'

type BringWeddingsProps = { place: Pick<OwnPlace, 'id' | 'name'> }

/** Asks a person of a team which of their own weddings come with them: none, some or all. */
export function BringWeddings({ place }: BringWeddingsProps) {
  const { data: weddings = [] } = useQuery(bringableQuery(place.id))
  const [isAsking, setAsking] = useState(false)
  if (weddings.length === 0) return null
  return (
    <section className="mt-6 max-w-160 rounded-card border border-line-strong p-4">
      <h3 className="font-sans text-ui font-strong">¿Traes alguna de tus bodas al equipo?</h3>
      <p className="mt-1 text-sm text-ink-2">
        {weddings.length === 1
          ? 'Tienes una boda que solo llevas tú. Mientras no la traigas, el equipo no la ve.'
          : `Tienes ${weddings.length} bodas que solo llevas tú. Mientras no las traigas, el equipo no las ve.`}
      </p>
      <Button className="mt-3" onPress={() => setAsking(true)}>
        Elegir bodas
      </Button>
      {isAsking && <BringDialog place={place} weddings={weddings} onClose={() => setAsking(false)} />}
    </section>
  )
}

type BringDialogProps = BringWeddingsProps & {
  weddings: readonly { id: string; name: string; eventDate: string | null }[]
  onClose: () => void
}

function BringDialog({ place, weddings, onClose }: BringDialogProps) {
  const [shown] = useState(weddings)
  const [chosen, setChosen] = useState<string[]>([])
  const form = useSubmission(
    async () => {
      const takeBack = await bringWeddings(place.id, chosen)
      onClose()
      showToast(
        chosen.length === 1
          ? `Ya es una boda de ${place.name}.`
          : `Ya son ${chosen.length} bodas de ${place.name}.`,
        { action: { label: 'Deshacer', onAction: () => void attempt(takeBack) } },
      )
    },
    { problems: () => ({ chosen: chosen.length === 0 ? 'Elige al menos una.' : null }) },
  )
  return (
    <FormDialog
      title={`Traer bodas a ${place.name}`}
      description="Quien dirige el equipo las ve enteras y decide quién más trabaja en ellas; tú las sigues llevando. Lo que ya apuntaste en tus cuentas se queda en las tuyas, y lo nuevo va a las del equipo. La pareja lo ve en su actividad. Durante una hora puedes deshacerlo; después te las devuelve el equipo."
      submitLabel="Traer al equipo"
      pendingLabel="Trayendo"
      form={form}
      onGiveUp={null}
      onClose={onClose}
    >
      <CheckboxSet
        legend="Bodas que vienen contigo"
        choices={shown.map((wedding) => ({
          value: wedding.id,
          label: `${wedding.name} · ${shownDate(wedding)}`,
        }))}
        chosen={chosen}
        onChange={setChosen}
        className="mt-1 grid wrap-anywhere"
      />
      {shown.length > 1 && (
        <Button
          size="sm"
          className="justify-self-start"
          onPress={() => setChosen(chosen.length === shown.length ? [] : shown.map(({ id }) => id))}
        >
          {chosen.length === shown.length ? 'Ninguna' : 'Todas'}
        </Button>
      )}
      {form.problems.chosen && (
        <p role="alert" className="text-sm text-danger">
          {form.problems.chosen}
        </p>
      )}
    </FormDialog>
  )
}
