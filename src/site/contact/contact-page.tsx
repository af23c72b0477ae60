import { buttonClass } from '#ui/button-class.ts'
import { ContactForm, type ContactFormProps } from './contact-form.tsx'
import { NOTICE_WORDS } from './contact-words.ts'

export type ContactPageProps = ContactFormProps & { isSent?: boolean }

/** Write to us, or to a planner. */
export function ContactPage(props: ContactPageProps) {
  const { planner, notice, isSent } = props
  const words = notice && NOTICE_WORDS[notice]
  return (
    <div className="wrap wrap-anywhere grid gap-x-16 gap-y-8 pt-12 pb-24 md:pt-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h1 className="text-[clamp(3rem,2rem+3.4vw,5rem)] leading-[.92] tracking-[-.03em]">
          {isSent
            ? (words?.sent ?? 'Mensaje enviado')
            : planner
              ? `Escribe a ${planner.name}`
              : (words?.title ?? 'Cuéntanos')}
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

function introduction({ planner, notice, isSent }: ContactPageProps): string {
  if (notice) return isSent ? NOTICE_WORDS[notice].after : NOTICE_WORDS[notice].introduction
  if (isSent) {
    return planner
      ? `${planner.name} ya lo tiene. Si te contesta, será al email que nos has dado.`
      : 'Lo leemos y te contestamos al email que nos has dado, casi siempre en un par de días.'
  }
  return planner
    ? 'Cuéntale cuándo y dónde os casáis, y cuánta gente. Le llegará por email, y si te contesta será a tu dirección.'
    : 'Dudas, ideas o algo que falla. Leemos todo y contestamos por email.'
}
