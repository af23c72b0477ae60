import { useState } from 'react'
import type { AgencyPerson, Team } from '#contract/agencies.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Select } from '#ui/fields/select.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { attempt } from './assign.ts'
import { giveWedding } from './move-weddings.actions.ts'
import { nameOf, shownDate } from './team-words.ts'

type GiveWeddingProps = { team: Team; person: AgencyPerson; onClose: () => void }

/** Hands a wedding of the team to one of its people, who has it alone from then on. */
export function GiveWeddingDialog({ team, person, onClose }: GiveWeddingProps) {
  const [weddingId, setWedding] = useState<string | null>(null)
  const name = nameOf(person)
  const form = useSubmission(
    async () => {
      const given = team.weddings.find(({ id }) => id === weddingId)!
      const takeBack = await giveWedding(team.id, given.id, person.userId)
      onClose()
      showToast(`«${given.name}» es ahora de ${name}.`, {
        action: { label: 'Deshacer', onAction: () => void attempt(takeBack) },
      })
    },
    { problems: () => ({ wedding: weddingId === null ? 'Elige la boda.' : null }) },
  )
  return (
    <FormDialog
      title={`Dar una boda a ${name}`}
      description={`${name} la lleva por su cuenta y en su plan. El equipo deja de verla, también donde esté abierta, y sale de su calendario. Lo cobrado hasta hoy se queda en las cuentas del equipo. La pareja lo ve en su actividad. Si vuelve a hacer falta, ${name} puede traerla otra vez.`}
      submitLabel="Dar la boda"
      pendingLabel="Dando la boda"
      form={form}
      onGiveUp={null}
      onClose={onClose}
    >
      <Select
        label="Boda"
        options={team.weddings.map((wedding) => ({
          value: wedding.id,
          label: `${wedding.name} · ${shownDate(wedding)}`,
        }))}
        value={weddingId}
        onChange={setWedding}
        error={form.problems.wedding}
        isRequired
      />
    </FormDialog>
  )
}
