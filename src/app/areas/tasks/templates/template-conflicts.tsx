import { TwoSidesDialog, twoSides } from '../../../shared/drafts/two-sides-dialog.tsx'
import type { TemplateForm } from './use-template-form.ts'

/** The tasks that another device has saved too, with both sides, to choose which stays. */
export function TemplateConflicts({ form }: { form: TemplateForm }) {
  if (!form.asked) return null
  const { conflicts } = form.asked
  return (
    <TwoSidesDialog
      key={conflicts.map(({ key }) => key).join()}
      description="Mientras lo escribías, se ha guardado otra cosa desde otro dispositivo. Elige qué se queda."
      conflicts={conflicts.map(({ key, title, stored, given }) =>
        twoSides(key, title, { label: 'Lo guardado', shown: stored }, { label: 'Lo tuyo', shown: given }),
      )}
      confirmLabel="Guardar"
      isPending={form.isSaving}
      onChoose={(chosen) =>
        form.choose(conflicts.map(({ key }) => key).filter((key) => chosen[key] === 'theirs'))
      }
      onClose={form.stopAsking}
    />
  )
}
