import type { OpenedReport, ReportedPhoto } from '#contract/moderation.ts'
import {
  lacksGround,
  REASONS_MAX,
  REPORT_DECISIONS,
  type ReportDecision,
} from '#domain/moderation/reports.ts'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { BASIS_MISSING, type Basis, BasisFields, NO_BASIS } from './basis-fields.tsx'
import { decideReport } from './moderation.actions.ts'
import { DECISION_WORDS } from './moderation-words.ts'

type DecideFormProps = {
  report: OpenedReport
  formId: string
  onPending: (isPending: boolean) => void
  onDone: () => void
}

/** 'Decidir y avisar': of a profile all of it or one photo, hidden or left, and why. */
export function DecideForm({ report, formId, onPending, onDone }: DecideFormProps) {
  const { kind, photos } = report
  const [typed, type] = useUnsavedForm<Typed>(`decision ${report.decisions.length + 1} on ${report.id}`)
  const { photoId = null, basis = NO_BASIS, reasons = '' } = typed
  const { decision = kind === 'other' ? 'kept' : 'removed' } = typed
  const send = async () => {
    const { ground, rule } = basis
    await decideReport({ reportId: report.id, decision, photoId, ground, rule, reasons })
    type(null)
    onDone()
  }
  const words = DECISION_WORDS[photoId ? 'photo' : kind]
  const lacksBasis = lacksGround(decision, basis.ground, basis.rule.trim() || null)
  const form = useSubmission(send, {
    problems: () => ({
      basis: lacksBasis ? BASIS_MISSING : null,
      reasons: reasons.trim() ? null : 'Escribe los motivos: los recibe cada parte.',
    }),
    onPending,
  })
  return (
    <form id={formId} {...form.props()} className="mt-4 grid gap-4">
      {photos.length > 0 && (
        <PhotoChoice photos={photos} chosen={photoId} onChoose={(chosen) => type({ photoId: chosen })} />
      )}
      {kind === 'other' ? (
        <p className="text-sm text-ink-2">
          Esta página no se oculta desde aquí. Escribe qué se ha hecho y por qué: quien avisó lo recibe.
        </p>
      ) : (
        <RadioGroup
          label="Decisión"
          value={decision}
          onChange={(chosen) => type({ decision: chosen })}
          className="border-t border-line"
        >
          {REPORT_DECISIONS.map((each) => (
            <Radio key={each} value={each} className={CHOICE}>
              <i aria-hidden="true" className={DOT} />
              {words[each]}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {decision !== 'kept' && (
        <BasisFields
          basis={basis}
          onChange={(chosen) => type({ basis: chosen })}
          error={form.problems.basis}
        />
      )}
      <TextAreaField
        label="Por qué, para las dos partes"
        value={reasons}
        onChange={(text) => type({ reasons: text })}
        maxLength={REASONS_MAX}
        rows={3}
        error={form.problems.reasons}
      />
      <p className="text-sm text-ink-3">
        {kind === 'other'
          ? 'Quien avisó recibe los motivos y cómo reclamar en seis meses.'
          : 'Las dos reciben los motivos y cómo reclamar en seis meses, sin saber una de otra. Lo oculto no se elimina.'}
      </p>
      <FormError error={form.error} />
    </form>
  )
}

type Typed = { photoId: string | null; decision: ReportDecision; basis: Basis; reasons: string }

type PhotoChoiceProps = {
  photos: readonly ReportedPhoto[]
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** The whole profile, or the one photo that it is about. */
function PhotoChoice({ photos, chosen, onChoose }: PhotoChoiceProps) {
  const shown = photos.find(({ id }) => id === chosen)
  return (
    <div className="grid gap-3 border-t border-line pt-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      {shown ? (
        <img
          src={shown.url}
          alt={`${shown.title} del perfil denunciado`}
          className="aspect-square w-34 rounded-print object-cover"
        />
      ) : (
        <p className="grid aspect-square w-34 place-items-center rounded-print bg-surface-2 p-3 text-center text-sm text-ink-2">
          Todo el perfil
        </p>
      )}
      <RadioGroup
        label="Qué se decide"
        value={chosen ?? WHOLE}
        onChange={(value) => onChoose(value === WHOLE ? null : value)}
        className="flex max-h-34 flex-wrap content-start gap-2 scroll-pane p-1"
      >
        <Radio value={WHOLE} className={`${THUMB} px-2 text-xs`}>
          Todo el perfil
        </Radio>
        {photos.map(({ id, title, thumbUrl }) => (
          <Radio key={id} value={id} label={title} className={`${THUMB} w-15`}>
            <img src={thumbUrl} alt="" className="size-full object-cover" />
          </Radio>
        ))}
      </RadioGroup>
    </div>
  )
}

const WHOLE = 'todo'

const CHOICE =
  'group flex min-h-11 items-center gap-3 border-b border-line text-ui has-checked:font-strong has-focus-visible:outline-2 has-focus-visible:outline-focus'
const DOT =
  'size-5 shrink-0 rounded-full border border-control group-has-checked:border-[6px] group-has-checked:border-primary'
const THUMB =
  'grid h-15 place-items-center overflow-hidden rounded-print bg-surface-2 has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-primary has-focus-visible:outline-2 has-focus-visible:outline-focus'
