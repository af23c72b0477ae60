import CircleAlert from 'lucide-react/icons/circle-alert'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { descriptionClass, labelClass } from './field-class.ts'
import { Icon } from './icon.tsx'

/** What every labelled control takes: its label, a line of help and the sentence of its problem. */
export type FieldWords = {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  description?: string
  /** The problem in one clear sentence; its presence makes the control invalid. */
  error?: string | null
}

export function FieldLabel({ label, hideLabel }: FieldWords) {
  return <Label className={hideLabel ? 'sr-only' : labelClass}>{label}</Label>
}

/** The help and the problem of the react-aria field around them. */
export function FieldNotes({ description, error }: FieldWords) {
  return (
    <>
      {description && (
        <Text slot="description" className={descriptionClass}>
          {description}
        </Text>
      )}
      {error && (
        <div role="alert">
          <FieldError className="flex items-start gap-1.5 text-sm font-strong text-danger">
            <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
            <span>{error}</span>
          </FieldError>
        </div>
      )}
    </>
  )
}

/** The column of label, control and notes. */
export const fieldClass = 'group/field grid content-start gap-1.5'
