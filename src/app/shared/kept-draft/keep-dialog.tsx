import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { useUnsavedFields } from '../../sync/unsaved/unsaved-form.ts'
import { FormDialog } from '../page/form-dialog.tsx'
import { useSubmission } from '../page/use-submission.ts'

type KeepProps = {
  /** 'Guardar como plantilla'. */
  title: string
  description: string
  /** The label of the name. */
  label: string
  nameMax: number
  /** The plural with its article, as a toast says it: 'tus plantillas'. */
  among: string
  onKeep: (id: string, name: string) => Promise<void>
}

/** A button that keeps what is written under a name, to begin others with. */
export function KeepButton(props: KeepProps) {
  const [isKeeping, setKeeping] = useState(false)
  return (
    <p className="mt-7 border-t border-line pt-7">
      <Button onPress={() => setKeeping(true)}>{props.title}</Button>
      {isKeeping && <KeepDialog {...props} onClose={() => setKeeping(false)} />}
    </p>
  )
}

function KeepDialog(props: KeepProps & { onClose: () => void }) {
  const { title, description, label, nameMax, among, onKeep, onClose } = props
  const [id] = useState(() => uuidv7())
  const [{ name }, type, forget] = useUnsavedFields(`kept: ${title}`, { name: '' })
  const keep = async () => {
    await onKeep(id, name.trim())
    forget()
    onClose()
    showToast(`«${name.trim()}» está entre ${among}.`)
  }
  const form = useSubmission(keep, {
    problems: () => ({ name: name.trim() ? null : 'Ponle un nombre, por ejemplo «Organización completa».' }),
  })
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel="Guardar"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={forget}
      onClose={onClose}
    >
      <TextField
        label={label}
        value={name}
        onChange={(typed) => type({ name: typed })}
        maxLength={nameMax}
        error={form.problems.name}
        autoFocus
      />
    </FormDialog>
  )
}
