import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Agreement } from '#contract/agreement-rows.ts'
import { SIGNED_PAPER_MAX_BYTES } from '#domain/agreements/agreements.ts'
import { dayInMadrid } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import { FileButton } from '#ui/fields/file-drop.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { keepSignedPaper, removeSignedPaper } from './agreements.actions.ts'

type PaperProps = {
  agreement: Agreement
  /** Asks whether the draft says who signs and what is agreed, and gives it as it was saved. */
  onBegin: () => Promise<Agreement | null>
}

/** The way of a contract that was signed on paper, and the way back as long as nothing was booked from it. */
export function PaperSection({ agreement, onBegin }: PaperProps) {
  const [isRemoving, setRemoving] = useState(false)
  const [adding, setAdding] = useState<Agreement | null>(null)
  const { versions, state, deposit } = agreement
  const paper = versions.at(-1)?.paper
  if (state === 'signed' && !paper) return null
  return (
    <section aria-label="En papel" className="mt-7 grid justify-items-start gap-3 border-t border-line pt-6">
      {paper ? (
        !deposit?.bookedAt && (
          <>
            <p className="text-sm text-ink-2">
              Si te equivocaste de archivo o de fecha, quítalo y sube otro. La pareja ya ha recibido un aviso.
            </p>
            <Button onPress={() => setRemoving(true)}>Quitar el contrato en papel</Button>
          </>
        )
      ) : (
        <>
          <p className="text-sm text-ink-2">
            ¿Lo habéis firmado en papel? Sube el contrato y cuenta como firmado.
          </p>
          <Button onPress={() => void onBegin().then(setAdding)}>Subir el contrato en papel</Button>
        </>
      )}
      {isRemoving && <RemoveDialog requestId={agreement.requestId} onClose={() => setRemoving(false)} />}
      {adding && <PaperDialog agreement={adding} onClose={() => setAdding(null)} />}
    </section>
  )
}

function RemoveDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const removal = useMutation({
    mutationFn: () => removeSignedPaper(requestId),
    onSuccess: () => {
      onClose()
      showToast('Contrato en papel quitado.')
    },
  })
  return (
    <ConfirmDialog
      title="¿Quitar el contrato en papel?"
      description="Deja de contar como firmado y el archivo se elimina. Si antes le habías enviado uno para firmar, vuelve a valer."
      confirmLabel="Quitar el contrato"
      pendingLabel="Quitando"
      isPending={removal.isPending}
      error={removal.error && messageFor(removal.error)}
      onConfirm={() => removal.mutate()}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    />
  )
}

function PaperDialog({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const [signedOn, setSignedOn] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const keep = async () => {
    await keepSignedPaper(agreement.requestId, signedOn!, file!)
    onClose()
    showToast('Contrato en papel guardado. Ya cuenta como firmado.')
  }
  const form = useSubmission(keep, {
    problems: () => ({
      file: problemOf(file),
      signedOn:
        signedOn === null
          ? 'Escribe el día en que se firmó.'
          : signedOn > dayInMadrid(new Date())
            ? 'No puede ser después de hoy.'
            : null,
    }),
  })
  return (
    <FormDialog
      title="Contrato firmado en papel"
      submitLabel="Guardar como firmado"
      pendingLabel="Subiendo"
      form={form}
      onGiveUp={null}
      onClose={onClose}
    >
      <p>
        Guardamos el archivo tal cual, con su huella, y decimos en todas partes que se firmó en papel. La
        pareja recibe un correo con él.
        {agreement.state === 'sent' && ' El contrato que les enviaste deja de poder firmarse.'}
      </p>
      <div className="grid justify-items-start gap-1.5">
        <FileButton accept={TYPES} onFiles={([chosen]) => setFile(chosen ?? null)}>
          {file ? 'Elegir otro archivo' : 'Elegir archivo'}
        </FileButton>
        <p className="max-w-full text-sm text-ink-2 wrap-anywhere">
          {file ? file.name : 'Un PDF con todas las páginas, o una foto en JPEG o PNG. Hasta 10\u00a0MB.'}
        </p>
        {form.problems.file && (
          <p role="alert" className="text-sm text-danger">
            {form.problems.file}
          </p>
        )}
      </div>
      <DatePicker
        label="Día en que se firmó"
        value={signedOn}
        onChange={setSignedOn}
        error={form.problems.signedOn}
      />
    </FormDialog>
  )
}

const TYPES = ['application/pdf', 'image/jpeg', 'image/png']

function problemOf(file: File | null): string | null {
  if (!file) return 'Elige el archivo del contrato.'
  if (file.size === 0) return 'Ese archivo está vacío.'
  return file.size > SIGNED_PAPER_MAX_BYTES ? 'Ese archivo pasa de 10\u00a0MB.' : null
}
