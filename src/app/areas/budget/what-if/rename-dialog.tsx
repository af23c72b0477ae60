import type { Scenario } from '#contract/scenarios.ts'
import { SCENARIO_NAME_MAX } from '#domain/budget/scenarios.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '../../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import type { TriedScenario } from './use-scenario.ts'

type RenameDialogProps = { tried: TriedScenario; open: Scenario }

/** The name of a scenario that is kept. */
export function RenameDialog({ tried, open }: RenameDialogProps) {
  const [unsaved, write] = useUnsaved(`name of ${open.id}`)
  const name = unsaved ?? open.name
  const form = useSubmission(
    async () => {
      await tried.rename(open, cleanLine(name))
      write(null)
      tried.stopRenaming()
    },
    { problems: () => ({ name: cleanLine(name) ? null : 'Ponle un nombre.' }) },
  )
  return (
    <FormDialog
      title="Cambiar nombre"
      submitLabel="Guardar"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={() => write(null)}
      onClose={tried.stopRenaming}
    >
      <TextField
        label="Nombre"
        value={name}
        onChange={write}
        maxLength={SCENARIO_NAME_MAX}
        isRequired
        error={form.problems.name}
      />
    </FormDialog>
  )
}
