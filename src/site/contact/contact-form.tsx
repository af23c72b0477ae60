import CircleAlert from 'lucide-react/icons/circle-alert'
import { EMAIL_MAX, FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { type ContactMessage, type ContactProblems, MESSAGE_MAX } from '#domain/operation/contact.ts'
import type { ContactNotice, ReportProblems, TypedReport } from '#domain/operation/contact-notices.ts'
import type { RequestProblems, TypedRequest } from '#domain/planners/planner-requests.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { ContactField } from './contact-field.tsx'
import { NOTICE_WORDS } from './contact-words.ts'
import { ChildAbuse, GoodFaith, ReportedPage } from './report-fields.tsx'
import { RequestFields } from './request-fields.tsx'

export type ContactFormProps = {
  /** The form is sent to its own page. */
  action: string
  /** The planner it is for; without one it goes to us. */
  planner?: { name: string; path: string }
  /** The purpose for which it is opened, beside a message. */
  notice?: ContactNotice | undefined
  /** The details of a wedding are asked only where a planner is written to, those of a report only there. */
  values: ContactMessage & TypedRequest & TypedReport
  problems: ContactProblems & RequestProblems & ReportProblems
  /** Why it could not be sent although nothing is wrong with it. */
  failure?: string
}

/** A plain form that keeps what was typed when something is wrong. */
export function ContactForm({ action, planner, notice, values, problems, failure }: ContactFormProps) {
  const hasProblems = Object.keys(problems).length > 0
  return (
    <form method="post" action={action} noValidate className="after-words grid max-w-152 gap-5">
      {(failure || hasProblems) && (
        <p role="alert" className="flex gap-2 rounded-control bg-danger-soft p-4 text-danger">
          <Icon of={CircleAlert} className="mt-[.2em]" />
          {failure ?? 'Falta algo por revisar. Lo que has escrito sigue aquí.'}
        </p>
      )}
      <ContactField
        name="name"
        label="Nombre"
        autoComplete="name"
        maxLength={FULL_NAME_MAX}
        value={values.name}
        problem={problems.name && SENTENCES.name[problems.name]}
      />
      <ContactField
        name="email"
        label={notice === 'withdrawal' ? 'Email de la cuenta' : 'Email'}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        value={values.email}
        problem={problems.email && SENTENCES.email[problems.email]}
      />
      {notice === 'report' && <ReportedPage values={values} problems={problems} />}
      <ContactField
        name="message"
        label={notice ? NOTICE_WORDS[notice].message : 'Mensaje'}
        isLong
        maxLength={MESSAGE_MAX}
        value={values.message}
        problem={problems.message && SENTENCES.message[problems.message]}
      />
      {notice === 'report' && <ChildAbuse values={values} />}
      {notice === 'report' && <GoodFaith values={values} problems={problems} />}
      {planner && <RequestFields values={values} problems={problems} />}
      {/* People do not see this field; programs that fill in every field give themselves away. */}
      <label className="not-for-people" aria-hidden="true">
        Deja este campo vacío
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <p>
        <button type="submit" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {notice ? NOTICE_WORDS[notice].action : 'Enviar mensaje'}
        </button>
      </p>
      <p className="text-sm text-ink-3">
        {planner
          ? `Tus datos llegan a ${planner.name}, que los guarda en su bandeja y responde de ellos desde entonces. Más en `
          : 'Usamos estos datos para contestarte. Más en '}
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
    TOO_LONG: `Cabe un mensaje de ${formatNumber(MESSAGE_MAX)} caracteres como mucho. Acórtalo un poco.`,
    NOT_AN_EMAIL: '',
  },
}
