import type { ReactNode, Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { cx } from './class-names.ts'
import { BOX, controlClass, type FieldSize, textareaClass } from './field-class.ts'
import { FieldLabel, FieldNotes, type FieldWords, fieldClass } from './field-parts.tsx'

type CommonProps = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior'
> &
  FieldWords & { placeholder?: string; className?: string }

export type TextFieldProps = CommonProps & {
  size?: FieldSize
  inputClassName?: string
  inputRef?: Ref<HTMLInputElement>
  /** What stands inside the box at its end: a link that follows what is typed. */
  trailing?: ReactNode
}

/** One line of text or an email (`type="email"`), with its label, help and problem. */
export function TextField({
  size,
  placeholder,
  className,
  inputClassName,
  inputRef,
  trailing,
  ...props
}: TextFieldProps) {
  const { label, hideLabel, description, error, ...field } = props
  const words = { label, hideLabel, description, error }
  return (
    <AriaTextField
      {...field}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={cx(fieldClass, className)}
    >
      <FieldLabel {...words} />
      <div className="relative">
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={controlClass({ size, className: cx(Boolean(trailing) && 'pr-11', inputClassName) })}
        />
        {trailing && <div className="absolute inset-y-0 right-1 grid items-center">{trailing}</div>}
      </div>
      <FieldNotes {...words} />
    </AriaTextField>
  )
}

type TextAreaFieldProps = CommonProps & { rows?: number; inputRef?: Ref<HTMLTextAreaElement> }

/** Several lines of text. */
export function TextAreaField({ rows = 4, placeholder, className, inputRef, ...props }: TextAreaFieldProps) {
  const { label, hideLabel, description, error, ...field } = props
  const words = { label, hideLabel, description, error }
  return (
    <AriaTextField
      {...field}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={cx(fieldClass, className)}
    >
      <FieldLabel {...words} />
      <TextArea ref={inputRef} rows={rows} placeholder={placeholder} className={cx(BOX, textareaClass)} />
      <FieldNotes {...words} />
    </AriaTextField>
  )
}
