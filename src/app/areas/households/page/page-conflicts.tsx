import type { ContentDifference } from '#domain/households/guest-page-merge.ts'
import { LANGUAGE_NAMES } from '#domain/households/households.ts'
import { TwoSidesDialog, twoSides } from '../../../shared/drafts/two-sides-dialog.tsx'
import { PART_WORDS } from './page-words.ts'
import { conflictKey, type PageForm } from './use-page-form.ts'

/** Asks which text stays where two members have written the same one. */
export function PageConflicts({ form }: { form: PageForm }) {
  if (!form.asked) return null
  const { conflicts } = form.asked
  return (
    <TwoSidesDialog
      key={conflicts.map(conflictKey).join()}
      description="Mientras lo escribías, otra persona ha guardado esto. Elige qué se queda."
      conflicts={conflicts.map((one) =>
        twoSides(
          conflictKey(one),
          titleOf(one),
          { label: 'Lo que hay guardado', shown: one.stored ?? 'Vacío' },
          { label: 'Lo tuyo', shown: one.given ?? 'Vacío' },
        ),
      )}
      confirmLabel="Guardar"
      onChoose={form.choose}
      onClose={form.stopAsking}
    />
  )
}

/** `Cómo vestir (English)` */
function titleOf({ key, field, language }: ContentDifference): string {
  const name = {
    texts: PART_WORDS[key as keyof typeof PART_WORDS]?.name,
    question: 'Pregunta',
    answer: 'Respuesta',
  }
  return `${name[field]} (${LANGUAGE_NAMES[language]})`
}
