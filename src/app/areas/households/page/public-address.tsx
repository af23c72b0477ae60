import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { loadedPart, useLoadedPart } from '#ui/opening/loaded-part.ts'

/** The form of the address, which comes when it is asked for. */
const addressForm = loadedPart(() => import('./address-form.tsx'))

/** 'Dirección para todos': one address that names no guest, for weddings that want one; it is read when it is asked for. */
export function PublicAddress({ weddingId }: { weddingId: string }) {
  const [isOpen, setOpen] = useState(false)
  const part = useLoadedPart(addressForm, isOpen, () => {
    setOpen(false)
    showToast('No hemos podido abrirla. Comprueba tu conexión.', { tone: 'failed' })
  })
  return (
    <section aria-labelledby="direccion" className="mt-10">
      <h2 id="direccion">Dirección para todos</h2>
      <p className="mt-1 text-ink-2">
        Una página sin nombres, para la tarjeta o el grupo de la familia. Lleva el plan, cómo llegar y tus
        textos; la cuenta, los teléfonos, las mesas y las habitaciones se quedan en el enlace de cada familia.
      </p>
      {isOpen && (part ? <part.Address weddingId={weddingId} /> : <SkeletonRows rows={2} className="mt-4" />)}
      {!isOpen && (
        <Button variant="secondary" onPress={() => setOpen(true)} className="mt-4">
          Ver la dirección
        </Button>
      )}
    </section>
  )
}
