import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { FormDialog } from '../page/form-dialog.tsx'
import { useSubmission } from '../page/use-submission.ts'
import { useBusiness } from '../session/use-business.ts'
import { SharingChoice } from '../template-sharing/sharing-choice.tsx'
import type { SharedNoun } from '../template-sharing/sharing-words.ts'
import { KeptPlace, NEW_PLACE } from './kept-place.tsx'

export type KeepProps = {
  /** 'Guardar como plantilla'. */
  title: string
  description: string
  /** The label of the name. */
  label: string
  nameMax: number
  /** The plural with its article, as a toast says it: 'tus plantillas'. */
  among: string
  /** Those that can be replaced. */
  kept: readonly { id: string; name: string }[]
  noun?: SharedNoun
  /** `isPrivate` of a new one, where there is a team. */
  onKeep: (id: string, name: string, isPrivate: boolean | undefined) => Promise<void>
}

/** Keeps what is written under a new name, or in the place of one that is kept. */
export function KeepDialog(props: KeepProps & { onClose: () => void }) {
  const { title, description, label, nameMax, among, kept, noun = 'plantilla', onKeep, onClose } = props
  const { hasTeam } = useBusiness()
  const [newId] = useState(() => uuidv7())
  const [{ name, place, isPrivate }, type, forget] = useUnsavedFields(`kept: ${title}`, {
    ...{ name: '', place: NEW_PLACE, isPrivate: false },
  })
  const replaced = kept.find(({ id }) => id === place)
  const keep = async () => {
    const given = replaced?.name ?? name.trim()
    await onKeep(replaced?.id ?? newId, given, replaced || !hasTeam ? undefined : isPrivate)
    forget()
    onClose()
    showToast(replaced ? `«${given}», guardada.` : `«${given}» está entre ${among}.`)
  }
  const form = useSubmission(keep, {
    problems: () => ({
      name: replaced || name.trim() ? null : 'Ponle un nombre, por ejemplo «Organización completa».',
    }),
  })
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel={replaced ? 'Sustituir' : 'Guardar'}
      pendingLabel="Guardando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      <KeptPlace {...{ kept, label, nameMax, name, place }} onType={type} problem={form.problems.name} />
      {!replaced && (
        <SharingChoice {...{ noun, hasTeam, isPrivate }} onChange={(chosen) => type({ isPrivate: chosen })} />
      )}
    </FormDialog>
  )
}
