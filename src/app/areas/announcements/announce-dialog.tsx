import { useState } from 'react'
import type { ComingText } from '#contract/announcement-rows.ts'
import {
  ANNOUNCED_DAYS_AHEAD,
  ANNOUNCEMENT_SUMMARY_MAX,
  DOCUMENT_NAMES,
} from '#domain/announcements/announcements.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { dateInWords } from '#domain/time/spanish-day.ts'
import { Button } from '#ui/button.tsx'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { ChangedLines } from './changed-lines.tsx'
import { useAnnouncing } from './use-announcing.ts'

type AnnounceDialogProps = { coming: readonly ComingText[]; onClose: () => void }

/** 'Anunciar un cambio': a text that the release carries, with the summary and the day that everybody is told. */
export function AnnounceDialog({ coming, onClose }: AnnounceDialogProps) {
  const [isAsking, setAsking] = useState(false)
  const announcing = useAnnouncing({ coming, onAsk: () => setAsking(true), onDone: onClose })
  const { text, effectiveOn, form } = announcing
  return (
    <>
      <FormDialog
        title="Anunciar un cambio"
        width="lg"
        actions={
          <Button isDisabled={form.isPending} onPress={() => form.submit('proof')}>
            Enviarme una prueba
          </Button>
        }
        submitLabel="Anunciar a todos"
        pendingLabel="Enviando"
        form={form}
        offer={<ChangedLines lines={text.changes} />}
        onGiveUp={null}
        onClose={onClose}
      >
        <Fields coming={coming} announcing={announcing} />
        <p className="text-sm text-ink-3">
          Sale un correo a {accountsInWords(text.accounts)} y un aviso dentro, con lo viejo y lo nuevo
          comparados. Mínimo, {ANNOUNCED_DAYS_AHEAD} días antes. El texto viene con esta versión de Azahar y
          vale solo desde ese día.
        </p>
      </FormDialog>
      <ConfirmDialog
        title="¿Anunciarlo a todos?"
        description={`Sale un correo a ${accountsInWords(text.accounts)}. Vale desde el ${dateInWords(effectiveOn)}; hasta ese día se puede retirar, con otro correo.`}
        cancelLabel="Volver"
        confirmLabel="Anunciarlo"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false)
          void form.submit('all')
        }}
      />
    </>
  )
}

type FieldsProps = { coming: readonly ComingText[]; announcing: ReturnType<typeof useAnnouncing> }

function Fields({ coming, announcing }: FieldsProps) {
  const { text, summary, effectiveOn, type, form } = announcing
  return (
    <>
      <TextAreaField
        label="Qué cambia, en dos frases"
        value={summary}
        onChange={(written) => type({ summary: written })}
        maxLength={ANNOUNCEMENT_SUMMARY_MAX}
        rows={3}
        error={form.problems.summary}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Select
          label="Documento"
          options={coming.map(({ document: value, version }) => ({
            value,
            label: `${DOCUMENT_NAMES[value].name}, ${dateInWords(version)}`,
          }))}
          value={text.document}
          onChange={(chosen) => type({ document: chosen })}
        />
        <DatePicker
          label="Vigente desde"
          value={effectiveOn}
          onChange={(day) => type({ day })}
          error={form.problems.day}
        />
      </div>
    </>
  )
}

const accountsInWords = (count: number) => (count === 1 ? 'una cuenta' : `${formatNumber(count)} cuentas`)
