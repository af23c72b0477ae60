import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { controlClass, labelClass } from '#ui/field-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'

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

/** What went wrong with the form as a whole, and the copy from which the script says that there is no network. */
export function FormProblem({ children }: { children?: ReactNode }) {
  return (
    <>
      <div id="problema" role="alert" data-live className="empty:hidden">
        {children && <Problem>{children}</Problem>}
      </div>
      <template id="un-problema">
        <Problem>{''}</Problem>
      </template>
    </>
  )
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-sm font-strong text-danger">
      <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
      <span>{children}</span>
    </p>
  )
}

/** What went well. */
export function FormStatus({ children }: { children?: ReactNode }) {
  return (
    <div id="estado" role="status" data-live className="empty:hidden">
      {children && (
        <p className="flex items-start gap-2 rounded-control bg-primary-soft px-3.5 py-3 text-sm text-ink">
          <Icon of={Check} size="sm" className="mt-[.2em] text-primary" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}

/** Sends the form. Both labels lie on one another, so that the wider one sets the width from the start. */
export function SubmitButton({ children, pending }: { children: ReactNode; pending: ReactNode }) {
  return (
    <button
      type="submit"
      className={buttonClass({ variant: 'primary', size: 'lg', className: 'submit w-full' })}
    >
      <span className="grid justify-items-center">
        <span className="when-idle col-start-1 row-start-1">{children}</span>
        <span className="when-busy col-start-1 row-start-1 inline-flex items-center gap-2">
          <Spinner />
          {pending}
        </span>
      </span>
    </button>
  )
}
