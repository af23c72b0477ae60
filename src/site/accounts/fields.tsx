import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { CODE_DIGITS } from '#domain/accounts/second-step.ts'
import { controlClass, labelClass } from '#ui/fields/field-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Problem } from './form-messages.tsx'

type FieldProps = {
  name: string
  label: string
  autoComplete: string
  value?: string
  placeholder?: string
  type?: 'text' | 'email' | 'password'
  problem?: string | null
  /** A refused field has the focus when the page was loaded anew to say so. */
  hasFocus?: boolean
}

/** A labelled line of text with the place of its problem, which is there before it, so that the script fills it. */
export function TextField({ label, ...input }: FieldProps) {
  return (
    <div className="grid content-start gap-1.5">
      <FieldLabel name={input.name} label={label} />
      <Input {...input} />
      <FieldProblem name={input.name} problem={input.problem} />
    </div>
  )
}

/** A password, never sent back with a page; the script lets it be shown while it is typed. */
export function PasswordField({ label, ...input }: Omit<FieldProps, 'type' | 'value'>) {
  return (
    <div className="grid content-start gap-1.5">
      <FieldLabel name={input.name} label={label} />
      <div className="relative">
        <Input {...input} type="password" className="pr-12" />
        <button
          type="button"
          hidden
          data-shows={input.name}
          aria-label="Mostrar la contraseña"
          aria-pressed="false"
          className="show-password absolute inset-y-0 right-1 my-auto place-items-center rounded-pill text-ink-3 hover:text-ink"
        >
          <Icon of={Eye} className="when-hidden" />
          <Icon of={EyeOff} className="when-shown" />
        </button>
      </div>
      <FieldProblem name={input.name} problem={input.problem} />
    </div>
  )
}

const BOXES = Array.from({ length: CODE_DIGITS }, (_, box) => box)

/** Six digits in one field, drawn over six boxes; the script sends the form at the sixth. */
export function CodeField({
  label,
  name,
  value,
  problem,
}: Pick<FieldProps, 'label' | 'name' | 'value' | 'problem'>) {
  return (
    <div className="grid content-start gap-1.5">
      <FieldLabel name={name} label={label} />
      <div className="code-boxes">
        {BOXES.map((box) => (
          <span key={box} aria-hidden="true" />
        ))}
        <input
          id={name}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          defaultValue={value}
          data-sends-at={CODE_DIGITS}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`problema-${name}`}
          // biome-ignore lint/a11y/noAutofocus: the page asks for nothing else
          autoFocus
          className="code-field num"
        />
      </div>
      <FieldProblem name={name} problem={problem} />
    </div>
  )
}

function FieldLabel({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  return (
    <label htmlFor={name} className={labelClass}>
      {label}
    </label>
  )
}

function Input({
  value,
  problem,
  hasFocus,
  type = 'text',
  className,
  ...input
}: Omit<FieldProps, 'label'> & { className?: string }) {
  return (
    <input
      {...input}
      id={input.name}
      type={type}
      defaultValue={value || undefined}
      aria-invalid={problem ? true : undefined}
      aria-describedby={`problema-${input.name}`}
      autoCapitalize={type === 'text' ? undefined : 'none'}
      spellCheck={type === 'text' ? undefined : false}
      // biome-ignore lint/a11y/noAutofocus: only on the first field that was refused
      autoFocus={hasFocus && Boolean(problem)}
      className={controlClass({ size: 'lg', className })}
    />
  )
}

function FieldProblem({ name, problem }: Pick<FieldProps, 'name' | 'problem'>) {
  return (
    <div id={`problema-${name}`} role="alert" data-live className="empty:hidden">
      {problem && <Problem>{problem}</Problem>}
    </div>
  )
}
