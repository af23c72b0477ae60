import type { ClipboardEvent, ComponentProps, ReactNode, Ref } from 'react'
import { cx } from '../class-names.ts'
import { useCutPaste } from './cut-paste.ts'
import { BOX, controlClass, type FieldSize, textareaClass } from './field-class.ts'
import { FieldLabel, FieldNotes, type FieldWords, fieldClass, useFieldIds } from './field-parts.tsx'

type OwnProps = FieldWords & {
  onChange?: (text: string) => void
  isDisabled?: boolean
  isReadOnly?: boolean
  isRequired?: boolean
  className?: string
}

type InputProps = Omit<
  ComponentProps<'input'>,
  keyof OwnProps | 'size' | 'ref' | 'disabled' | 'readOnly' | 'required' | 'children' | 'style'
>

export type TextFieldProps = OwnProps &
  InputProps & {
    size?: FieldSize
    inputClassName?: string
    inputRef?: Ref<HTMLInputElement>
    /** The trailing part stands inside the box at its end: a link that follows the typed text. */
    trailing?: ReactNode
  }

/** One line of text or an email (`type="email"`), with its label, help and problem. */
export function TextField({ size, className, inputClassName, inputRef, trailing, ...props }: TextFieldProps) {
  const { words, control, ids } = useTextControl(props)
  return (
    <div className={cx(fieldClass, className)}>
      <FieldLabel {...words} htmlFor={ids.control} />
      <div className="relative">
        <input
          type="text"
          {...control}
          ref={inputRef}
          className={controlClass({ size, className: cx(Boolean(trailing) && 'pr-11', inputClassName) })}
        />
        {trailing && <div className="absolute inset-y-0 right-1 grid items-center">{trailing}</div>}
      </div>
      <FieldNotes {...words} ids={ids} />
    </div>
  )
}

type TextAreaFieldProps = OwnProps &
  Omit<
    ComponentProps<'textarea'>,
    keyof OwnProps | 'ref' | 'disabled' | 'readOnly' | 'required' | 'children' | 'style'
  > & { inputRef?: Ref<HTMLTextAreaElement> }

/** Several lines of text. */
export function TextAreaField({ rows = 4, className, inputRef, ...props }: TextAreaFieldProps) {
  const { words, control, ids } = useTextControl(props)
  return (
    <div className={cx(fieldClass, className)}>
      <FieldLabel {...words} htmlFor={ids.control} />
      <textarea {...control} ref={inputRef} rows={rows} className={cx(BOX, textareaClass)} />
      <FieldNotes {...words} ids={ids} />
    </div>
  )
}

type PasteHandler = (event: ClipboardEvent<HTMLInputElement & HTMLTextAreaElement>) => void

/** The attributes of an input or textarea, and the words around it. */
export function useTextControl<
  Props extends OwnProps & { id?: string; maxLength?: number; onPaste?: PasteHandler },
>(props: Props) {
  const { label, hideLabel, description, error: given, onChange, ...others } = props
  const { isDisabled, isReadOnly, isRequired, ...rest } = others
  const cut = useCutPaste(props.maxLength)
  const error = given ?? cut.sentence
  const words = { label, hideLabel, description, error }
  const { ids: own, describedBy } = useFieldIds(words)
  const ids = { ...own, control: props.id ?? own.control }
  const control = {
    ...rest,
    id: ids.control,
    disabled: isDisabled,
    readOnly: isReadOnly,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    onPaste(event: ClipboardEvent<HTMLInputElement & HTMLTextAreaElement>) {
      props.onPaste?.(event)
      if (!event.defaultPrevented) cut.onPaste(event)
    },
    onInput: cut.onInput,
    onChange:
      onChange &&
      ((event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
        onChange(event.currentTarget.value)),
  }
  return { words, control, ids }
}
