import PackageOpen from 'lucide-react/icons/package-open'
import { Button } from '#ui/button.tsx'
import { FileButton } from '#ui/fields/file-drop.tsx'
import { PlanOffer } from '../../shared/subscription/plan-offer.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import './rights.sentences.ts'
import { useWeddingImport, ZIP_TYPES } from './use-wedding-import.ts'

/** 'Volver a abrirla': a ZIP comes in again where one was made. */
export function WayBack() {
  const { bring, progress, isSending, isFailed, cancel } = useWeddingImport()
  return (
    <section aria-labelledby="volver" className="mt-9">
      <h2 id="volver" className="text-[1.5rem]">
        Volver a abrirla
      </h2>
      <p className="mt-2.5 max-w-136 text-sm text-ink-2">
        Elige el ZIP aquí, o en «Tus datos» de otra instalación de azahar. Vuelve como una boda nueva: nunca
        escribe encima de otra. Los miembros se invitan de nuevo: las contraseñas no viajan.
      </p>
      <div className="mt-4.5 flex flex-wrap gap-2">
        <FileButton
          icon={PackageOpen}
          accept={ZIP_TYPES}
          onFiles={([file]) => file && bring.mutate(file)}
          isPending={bring.isPending}
          pendingLabel={progress}
        >
          Abrir un ZIP
        </FileButton>
        {isSending && (
          <Button variant="quiet" onPress={cancel}>
            Cancelar
          </Button>
        )}
      </div>
      <div className="mt-3 text-sm text-ink-2 empty:hidden">
        <ImportOutcome bring={bring} isFailed={isFailed}>
          {null}
        </ImportOutcome>
      </div>
      <PlanOffer error={bring.error} after="Después elige otra vez el ZIP." />
    </section>
  )
}
