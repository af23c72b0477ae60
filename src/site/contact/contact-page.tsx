import CircleAlert from 'lucide-react/icons/circle-alert'
import { EMAIL_MAX, FULL_NAME_MAX } from '#domain/accounts.ts'
import { type ContactMessage, type ContactProblems, MESSAGE_MAX } from '#domain/contact.ts'
import { buttonClass } from '#ui/button-class.ts'
import { BOX, controlClass, labelClass, textareaClass } from '#ui/field-class.ts'
import { Icon } from '#ui/icon.tsx'

export type ContactPageProps = {
  /** Where the form is sent to: its own page. */
  action: string
  /** The planner it is for; without one it goes to us. */
  planner?: { name: string; path: string }
  values: ContactMessage
  problems: ContactProblems
  /** Why it could not be sent although nothing is wrong with it. */
  failure?: string
  isSent?: boolean
}

/** Write to us, or to a planner: a plain form that keeps what was typed when something is wrong. */
export function ContactPage(props: ContactPageProps) {
  const { planner, isSent } = props
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pt-12 pb-24 md:pt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h1 className="text-[clamp(3rem,2rem+3.4vw,5rem)] leading-[.92] tracking-[-.03em]">
          {isSent ? 'Mensaje enviado' : planner ? `Escribe a ${planner.name}` : 'Cuéntanos'}
        </h1>
        <p className="mt-4 max-w-116 text-lead text-ink-2">{introduction(props)}</p>
        {planner && (
          <p className="mt-4">
            <a href={planner.path} className="link">
              Volver al perfil de {planner.name}
            </a>
          </p>
        )}
      </div>
      {isSent ? (
        <p>
          <a href="/" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Volver al inicio
          </a>
        </p>
      ) : (
        <ContactForm {...props} />
      )}
    </div>
  )
}

function introduction({ planner, isSent }: ContactPageProps): string {
  if (isSent) {
    return planner
      ? `${planner.name} ya lo tiene. Te contestará al email que nos has dado.`
      : 'Lo leemos y te contestamos al email que nos has dado, casi siempre en un par de días.'
  }
  return planner
    ? 'Cuéntale cuándo y dónde os casáis, y cuánta gente. Le llegará por email y te contestará a tu dirección.'
    : 'Dudas, ideas o algo que falla. Leemos todo y contestamos por email.'
}

function ContactForm({ action, values, problems, failure }: ContactPageProps) {
  const hasProblems = Object.keys(problems).length > 0
  return (
    <form method="post" action={action} noValidate className="after-words grid max-w-152 gap-5">
      {(failure || hasProblems) && (
        <p role="alert" className="flex gap-2 rounded-control bg-danger-soft p-4 text-danger">
          <Icon of={CircleAlert} className="mt-[.2em]" />
          {failure ?? 'Falta algo por revisar. Lo que has escrito sigue aquí.'}
        </p>
      )}
      <Field
        name="name"
        label="Nombre"
        autoComplete="name"
        maxLength={FULL_NAME_MAX}
        value={values.name}
        problem={problems.name && SENTENCES.name[problems.name]}
      />
      <Field
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        value={values.email}
        problem={problems.email && SENTENCES.email[problems.email]}
      />
      <Field
        name="message"
        label="Mensaje"
        isLong
        maxLength={MESSAGE_MAX}
        value={values.message}
        problem={problems.message && SENTENCES.message[problems.message]}
      />
      {/* People do not see this field; programs that fill in every field give themselves away. */}
      <label className="not-for-people" aria-hidden="true">
        Deja este campo vacío
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <p>
        <button type="submit" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Enviar mensaje
        </button>
      </p>
      <p className="text-sm text-ink-3">
        Usamos estos datos solo para contestarte. Más en{' '}
        <a href="/privacidad" className="link">
          privacidad
        </a>
        .
      </p>
    </form>
  )
}

const SENTENCES = {
  name: { MISSING: 'Escribe tu nombre.', TOO_LONG: 'Es demasiado largo.', NOT_AN_EMAIL: '' },
  email: {
    MISSING: 'Escribe tu email.',
    TOO_LONG: 'Es demasiado largo.',
    NOT_AN_EMAIL: 'Ese email no parece correcto. Revísalo.',
  },
  message: {
    MISSING: 'Escribe tu mensaje.',
    TOO_LONG: `Cabe un mensaje de ${MESSAGE_MAX.toLocaleString('es-ES')} caracteres como mucho. Acórtalo un poco.`,
    NOT_AN_EMAIL: '',
  },
}

type FieldProps = {
  name: keyof ContactMessage
  label: string
  value: string
  maxLength: number
  problem?: string
  type?: 'email'
  autoComplete?: string
  isLong?: boolean
}

function Field({ name, label, value, problem, isLong, ...input }: FieldProps) {
  const attributes = {
    id: `contacto-${name}`,
    name,
    defaultValue: value,
    required: true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `problema-${name}` : undefined,
    ...input,
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={attributes.id} className={labelClass}>
        {label}
      </label>
      {isLong ? (
        <textarea {...attributes} rows={7} className={`${BOX} ${textareaClass}`} />
      ) : (
        <input type="text" {...attributes} className={controlClass({ size: 'lg' })} />
      )}
      {problem && (
        <p id={`problema-${name}`} className="flex items-center gap-1.5 text-sm text-danger">
          <Icon of={CircleAlert} size="sm" />
          {problem}
        </p>
      )}
    </div>
  )
}
