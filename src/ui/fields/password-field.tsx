import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { cx } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { controlClass } from './field-class.ts'
import { FieldLabel, FieldNotes, fieldClass } from './field-parts.tsx'
import { type TextFieldProps, useTextControl } from './text-field.tsx'

/** A password that can be shown while it is typed. */
export function PasswordField({
  size,
  className,
  inputClassName,
  inputRef,
  ...props
}: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false)
  const { words, control, ids } = useTextControl(props)
  return (
    <div className={cx(fieldClass, className)}>
      <FieldLabel {...words} htmlFor={ids.control} />
      <div className="relative">
        <input
          {...control}
          ref={inputRef}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={controlClass({ size, className: cx('pr-12', inputClassName) })}
        />
        <button
          type="button"
          aria-label="Mostrar la contraseña"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-1 my-auto grid size-9 place-items-center rounded-pill text-ink-3 hover:text-ink pointer-coarse:size-11"
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      </div>
      <FieldNotes {...words} ids={ids} />
    </div>
  )
}
