import type { ReportClaim } from '#contract/moderation.ts'
import { lacksGround, REASONS_MAX, type ReportedKind } from '#domain/moderation/reports.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { FormError } from '../../shared/page/form-error.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { BASIS_MISSING, type Basis, BasisFields, NO_BASIS } from './basis-fields.tsx'
import { answerClaim } from './moderation.actions.ts'
import { SIDE_WORDS } from './moderation-words.ts'

type ClaimAnswerProps = { reportId: string; kind: ReportedKind; claim: ReportClaim }

/** A claim with its answer, or the form to answer it. */
export function ClaimAnswer({ reportId, kind, claim }: ClaimAnswerProps) {
  const { side, message, isUpheld, reasons } = claim
  return (
    <div className="mt-1 grid gap-2 rounded-control bg-surface-2 p-3">
      <p className="font-strong">Reclama {SIDE_WORDS[side]}:</p>
      <p className="whitespace-pre-line">«{message}»</p>
      {isUpheld === null ? (
        <AnswerForm reportId={reportId} kind={kind} claim={claim} />
      ) : (
        <p className="whitespace-pre-line text-ink-2">
          {isUpheld ? 'Se le dio la razón' : 'No se le dio la razón'}: {reasons}
        </p>
      )}
    </div>
  )
}

function AnswerForm({ reportId, kind, claim: { decisionId, side } }: ClaimAnswerProps) {
  const [typed, type] = useUnsavedForm<{ basis: Basis; reasons: string }>(
    `answer to claim ${decisionId} ${side}`,
  )
  const { basis = NO_BASIS, reasons = '' } = typed
  const send = async (upheld: boolean) => {
    await answerClaim({
      ...{ reportId, decisionId, side, isUpheld: upheld, reasons },
      ...(hides(upheld) ? basis : { ground: null, rule: null }),
    })
    type(null)
  }
  const hides = (upheld: boolean) => upheld && side === 'reporter'
  const lacksBasis = lacksGround('removed', basis.ground, basis.rule.trim() || null)
  const form = useSubmission(send, {
    problems: (upheld) => ({
      basis: hides(upheld) && lacksBasis ? BASIS_MISSING : null,
      reasons: reasons.trim() ? null : 'Escribe los motivos: los recibe quien reclamó.',
    }),
  })
  return (
    <form {...form.props(false)} className="grid gap-3">
      {side === 'reporter' && kind !== 'other' && (
        <BasisFields
          basis={basis}
          onChange={(chosen) => type({ basis: chosen })}
          error={form.problems.basis}
        />
      )}
      <TextAreaField
        label="Respuesta"
        value={reasons}
        onChange={(text) => type({ reasons: text })}
        maxLength={REASONS_MAX}
        rows={3}
        error={form.problems.reasons}
      />
      <FormError error={form.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          isPending={form.isPending}
          pendingLabel="Contestando"
        >
          Seguir con lo decidido
        </Button>
        {kind !== 'other' && (
          <Button variant="primary" size="sm" isDisabled={form.isPending} onPress={() => form.submit(true)}>
            {side === 'affected' ? 'Dar la razón y volver a mostrarlo' : 'Dar la razón y retirarlo'}
          </Button>
        )}
      </div>
    </form>
  )
}
