import CircleAlert from 'lucide-react/icons/circle-alert'
import {
  REPORTED_PAGE_MAX,
  type ReportProblems,
  type TypedReport,
} from '#domain/operation/contact-notices.ts'
import { Icon } from '#ui/icon.tsx'
import { ContactField } from './contact-field.tsx'

type ReportProps = { values: TypedReport; problems: ReportProblems }

/** The place of the content that a report is about (DSA 16.2 b). */
export function ReportedPage({ values, problems }: ReportProps) {
  return (
    <ContactField
      name="page"
      label="Dirección de la página"
      maxLength={REPORTED_PAGE_MAX}
      value={values.page}
      problem={problems.page && PAGE_SENTENCES[problems.page]}
    />
  )
}

/** That a report is made in good faith (DSA 16.2 d). */
export function GoodFaith({ values, problems }: ReportProps) {
  return (
    <div className="grid gap-1.5">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          name="goodFaith"
          id="contacto-goodFaith"
          defaultChecked={values.goodFaith}
          required
          aria-invalid={problems.goodFaith ? true : undefined}
          aria-describedby={problems.goodFaith ? 'problema-goodFaith' : undefined}
          className="mt-[.2em] size-5 shrink-0 accent-primary"
        />
        Lo digo de buena fe: creo que lo que cuento es exacto y completo.
      </label>
      {problems.goodFaith && (
        <p id="problema-goodFaith" className="flex items-center gap-1.5 text-sm text-danger">
          <Icon of={CircleAlert} size="sm" />
          Marca la casilla para enviar el aviso.
        </p>
      )}
    </div>
  )
}

/** A report of child abuse may leave out its sender (DSA 16.2 c). */
export function ChildAbuse({ values }: Pick<ReportProps, 'values'>) {
  return (
    <label className="flex items-start gap-3">
      <input
        type="checkbox"
        name="isChildAbuse"
        id="contacto-isChildAbuse"
        defaultChecked={values.isChildAbuse}
        className="mt-[.2em] size-5 shrink-0 accent-primary"
      />
      Es abuso sexual de menores. En este caso no hace falta que digas tu nombre ni tu email.
    </label>
  )
}

const PAGE_SENTENCES = {
  MISSING: 'Escribe en qué página está.',
  TOO_LONG: 'Es demasiado largo.',
}
