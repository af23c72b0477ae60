import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { cx } from './class-names.ts'
import { controlClass } from './field-class.ts'
import { FieldLabel, FieldNotes, fieldClass } from './field-parts.tsx'
import { Icon } from './icon.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password that can be shown while it is typed. */
export function PasswordField({
  size,
  placeholder,
  className,
  inputClassName,
  inputRef,
  ...props
}: Omit<TextFieldProps, 'type'>) {
  const [isShown, setShown] = useState(false)
  const { label, hideLabel, description, error, ...field } = props
  const words = { label, hideLabel, description, error }
  return (
    <AriaTextField
      {...field}
      type={isShown ? 'text' : 'password'}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={cx(fieldClass, className)}
    >
      <FieldLabel {...words} />
      <div className="relative">
        <Input
          ref={inputRef}
          placeholder={placeholder}
          autoCapitalize="none"
          spellCheck={false}
          className={controlClass({ size, className: cx('pr-12', inputClassName) })}
        />
        <ToggleButton
          aria-label="Mostrar la contraseña"
          isSelected={isShown}
          onChange={setShown}
          className="absolute inset-y-0 right-1 my-auto grid size-9 place-items-center rounded-pill text-ink-3 hover:text-ink pointer-coarse:size-11"
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </ToggleButton>
      </div>
      <FieldNotes {...words} />
    </AriaTextField>
  )
}
