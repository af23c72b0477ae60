import CircleAlert from 'lucide-react/icons/circle-alert'
import { useId } from 'react'
import { Icon } from '../icon.tsx'
import { descriptionClass, labelClass } from './field-class.ts'

/** Every labelled control takes these: its label, a line of help and the sentence of its problem. */
export type FieldWords = {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  description?: string
  /** The problem in one clear sentence; its presence makes the control invalid. */
  error?: string | null
}

/** The ids by which a control, its label and its notes refer to one another. */
export function useFieldIds({ description, error }: FieldWords) {
  const id = useId()
  const ids = { control: `${id}c`, label: `${id}l`, description: `${id}d`, error: `${id}e` }
  const notes = [description && ids.description, error && ids.error].filter(Boolean).join(' ')
  return { ids, describedBy: notes || undefined }
}

type FieldLabelProps = Pick<FieldWords, 'label' | 'hideLabel'> & { id?: string; htmlFor?: string }

export function FieldLabel({ label, hideLabel, id, htmlFor }: FieldLabelProps) {
  return (
    <label id={id} htmlFor={htmlFor} className={hideLabel ? 'sr-only' : labelClass}>
      {label}
    </label>
  )
}

type FieldNotesProps = Pick<FieldWords, 'description' | 'error'> & {
  ids: { description: string; error: string }
}

/** The help and the problem of a control, which names both in `aria-describedby`. */
export function FieldNotes({ description, error, ids }: FieldNotesProps) {
  return (
    <>
      {description && (
        <span id={ids.description} className={descriptionClass}>
          {description}
        </span>
      )}
      {error && (
        <div role="alert" id={ids.error}>
          <Problem sentence={error} />
        </div>
      )}
    </>
  )
}

export function Problem({ sentence }: { sentence: string }) {
  return (
    <span className="flex items-start gap-1.5 text-sm font-strong text-danger">
      <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
      <span>{sentence}</span>
    </span>
  )
}

/** The column of label, control and notes. */
export const fieldClass = 'group/field grid content-start gap-1.5'
