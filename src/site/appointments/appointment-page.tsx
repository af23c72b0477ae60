import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { Attendance, AttendanceAnswer } from '#domain/calendar/attendees.ts'
import { Icon } from '#ui/icon.tsx'
import { renderDocument } from '../document.tsx'
import { socialImagePath } from '../fixed-pages.tsx'
import { QuoteFrame } from '../quotes/quote-frame.tsx'
import { quoteStyles } from '../quotes/quote-styles.ts'
import type { QuotePlanner } from '../quotes/quote-view.ts'
import { wideButton } from '../quotes/wide-button.ts'
import styles from './appointment-page.tsx?own-styles'

export type AppointmentView = {
  path: string
  title: string
  when: string
  place: string | null
  planner: QuotePlanner
  answer: Attendance
  /** The answer of the link that was opened: it is offered first, and not given. */
  proposed: AttendanceAnswer | null
  failure: 'tooMany' | null
}

/** `/cita/{token}`: an appointment as a person who is invited sees it, with the answer that they give. */
export function renderAppointment(view: AppointmentView, origin: string): string {
  return renderDocument(
    {
      path: view.path,
      styles,
      ownStyles: quoteStyles(view.planner.color),
      title: `${view.title} · ${view.planner.name}`,
      description: `Una cita con ${view.planner.name}.`,
      image: socialImagePath('/'),
      isHiddenFromSearch: true,
    },
    origin,
    <QuoteFrame planner={view.planner}>
      <Appointment view={view} />
    </QuoteFrame>,
  )
}

const CHOICES: { answer: AttendanceAnswer; value: string; label: string }[] = [
  { answer: 'accepted', value: 'voy', label: 'Voy' },
  { answer: 'tentative', value: 'quizas', label: 'Quizás' },
  { answer: 'declined', value: 'no-puedo', label: 'No puedo' },
]

function Appointment({ view }: { view: AppointmentView }) {
  const { title, when, place, answer, proposed, failure } = view
  const first = proposed ?? (answer === 'needsAction' ? 'accepted' : answer)
  return (
    <main id="contenido" className="qt-in grow pt-5 pb-14 md:pt-9">
      <div className="max-w-116 wrap-anywhere">
        <h1 dir="auto">{title}</h1>
        <p className="mt-4 text-lead text-ink-2">{when}.</p>
        {place && (
          <p dir="auto" className="mt-1 text-lead text-ink-2">
            {place}
          </p>
        )}
        {failure ? (
          <p role="alert" className="mt-6 flex gap-2 rounded-control bg-danger-soft p-4 text-sm text-danger">
            <Icon of={CircleAlert} className="mt-[.1em]" />
            Has cambiado la respuesta muchas veces. Vuelve dentro de un rato.
          </p>
        ) : (
          <Given answer={answer} />
        )}
        <form method="post" action={view.path} className="mt-7 grid gap-3">
          <h2 className="font-sans text-ui font-strong">
            {answer === 'needsAction' ? '¿Puedes venir?' : 'Cambiar la respuesta'}
          </h2>
          {CHOICES.map((choice) => (
            <button
              key={choice.value}
              type="submit"
              name="respuesta"
              value={choice.value}
              className={wideButton(choice.answer === first ? 'primary' : 'secondary')}
            >
              {choice.label}
            </button>
          ))}
        </form>
      </div>
    </main>
  )
}

const GIVEN: Record<AttendanceAnswer, string> = {
  accepted: 'Has contestado que vas.',
  tentative: 'Has contestado que quizás vayas.',
  declined: 'Has contestado que no puedes.',
}

function Given({ answer }: { answer: Attendance }) {
  if (answer === 'needsAction') return null
  return (
    <p role="status" className="mt-6 flex gap-2 rounded-control border border-line-strong p-4">
      <Icon of={CircleCheck} className="mt-[.1em]" />
      {GIVEN[answer]}
    </p>
  )
}
