import { IMPORT_TEXT_MAX } from '#domain/imports/imports.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { useUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'

type PasteDialogProps = { weddingId: string; onText: (text: string) => void; onClose: () => void }

/** A text or cells as a list: closing it by mistake loses nothing. */
export function PasteDialog({ weddingId, onText, onClose }: PasteDialogProps) {
  const [text, writeText] = useUnsaved(`${weddingId} pasted move-in`)
  const bring = () => {
    onText(text ?? '')
    writeText(null)
    onClose()
  }
  return (
    <Dialog
      title="Pegar un texto"
      isOpen
      closesOnScrim={false}
      onOpenChange={onClose}
      actions={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            Cancelar
          </Button>
          <Button variant="primary" isDisabled={!text?.trim()} onPress={bring}>
            Añadir el texto
          </Button>
        </>
      )}
    >
      <TextAreaField
        label="Tu lista, tu cronograma o las celdas de una hoja"
        description="Cópialo de donde esté, con sus títulos si los tiene. Vemos qué es."
        rows={9}
        maxLength={IMPORT_TEXT_MAX}
        value={text ?? ''}
        onChange={(next) => writeText(next || null)}
      />
    </Dialog>
  )
}
