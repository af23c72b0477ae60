import {
  REQUEST_GUESTS_MAX,
  REQUEST_PHONE_MAX,
  REQUEST_PLACE_MAX,
  type RequestProblems,
  type TypedRequest,
} from '#domain/planners/planner-requests.ts'
import { ContactField } from './contact-field.tsx'

/** A planner asks these first; all of them may be left empty. */
export function RequestFields({ values, problems }: { values: TypedRequest; problems: RequestProblems }) {
  const field = (name: keyof TypedRequest) => ({
    name,
    value: values[name],
    problem: problems[name] && DETAIL_SENTENCES[problems[name]],
    isOptional: true,
  })
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-3 text-sm text-ink-2">Si ya lo sabes (puedes dejarlo en blanco)</legend>
      <ContactField {...field('eventDate')} label="Fecha de la boda" type="date" />
      <ContactField {...field('place')} label="Lugar" maxLength={REQUEST_PLACE_MAX} />
      <ContactField {...field('guests')} label="Invitados" inputMode="numeric" maxLength={5} />
      <ContactField {...field('budget')} label="Presupuesto en euros" inputMode="decimal" maxLength={20} />
      <ContactField
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
