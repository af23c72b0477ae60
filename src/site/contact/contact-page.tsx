import CircleAlert from 'lucide-react/icons/circle-alert'
import { EMAIL_MAX, FULL_NAME_MAX } from '#domain/accounts.ts'
import { type ContactMessage, type ContactProblems, MESSAGE_MAX } from '#domain/contact.ts'
import {
  REQUEST_GUESTS_MAX,
  REQUEST_PHONE_MAX,
  REQUEST_PLACE_MAX,
  type RequestProblems,
  type TypedRequest,
} from '#domain/planner-requests.ts'
import { buttonClass } from '#ui/button-class.ts'
import { BOX, controlClass, labelClass, textareaClass } from '#ui/field-class.ts'
import { Icon } from '#ui/icon.tsx'

export type ContactPageProps = {
  /** Where the form is sent to: its own page. */
  action: string
  /** The planner it is for; without one it goes to us. */
  planner?: { name: string; path: string }
  /** What is told of a wedding is asked only where a planner is written to. */
  values: ContactMessage & TypedRequest
  problems: ContactProblems & RequestProblems
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

function ContactForm({ action, planner, values, problems, failure }: ContactPageProps) {
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
      {planner && <WeddingFields values={values} problems={problems} />}
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

/** What a planner asks first; all of it may be left empty. */
function WeddingFields({ values, problems }: Pick<ContactPageProps, 'values' | 'problems'>) {
  const field = (name: keyof TypedRequest) => ({
    name,
    value: values[name],
    problem: problems[name] && DETAIL_SENTENCES[problems[name]],
    isOptional: true,
  })
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-sm text-ink-2">Si ya lo sabes (puedes dejarlo en blanco)</legend>
      <Field {...field('eventDate')} label="Fecha de la boda" type="date" />
      <Field {...field('place')} label="Lugar" maxLength={REQUEST_PLACE_MAX} />
      <Field {...field('guests')} label="Invitados" inputMode="numeric" maxLength={5} />
      <Field {...field('budget')} label="Presupuesto en euros" inputMode="decimal" maxLength={20} />
      <Field
        {...field('phone')}
        label="Teléfono"
        type="tel"
        autoComplete="tel"
        maxLength={REQUEST_PHONE_MAX}
      />
    </fieldset>
  )
}

const DETAIL_SENTENCES = {
  TOO_LONG: 'Es demasiado largo.',
  NOT_A_DATE: 'Ese día no existe. Revisa la fecha.',
  NOT_A_COUNT: `Escribe un número entre 1 y ${REQUEST_GUESTS_MAX}.`,
  NOT_AN_AMOUNT: 'Escribe solo la cantidad, por ejemplo 18.500.',
}

type FieldProps = {
  name: keyof (ContactMessage & TypedRequest)
  label: string
  value: string
  maxLength?: number
  problem?: string | undefined
  type?: 'email' | 'date' | 'tel'
  inputMode?: 'numeric' | 'decimal'
  isOptional?: boolean
  autoComplete?: string
  isLong?: boolean
}

function Field({ name, label, value, problem, isLong, isOptional, ...input }: FieldProps) {
  const attributes = {
    id: `contacto-${name}`,
    name,
    defaultValue: value,
    required: isOptional ? undefined : true,
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
