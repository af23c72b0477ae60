import type { Vendor } from '#contract/vendors.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { OfferActions } from './offer-actions.ts'

type OthersQuestionProps = {
  /** The offers that were not confirmed. */
  others: readonly Vendor[]
  /** The component they are for. */
  thing: string
  nameOf: (vendor: Vendor) => string
  paid: readonly { vendorId: string }[] | undefined
  onRemove: OfferActions['remove']
  onClose: () => void
}

/** Asks what becomes of the other offers once one is confirmed. Those with payments stay: they are asked about alone. */
export function OthersQuestion({ others, thing, nameOf, paid, onRemove, onClose }: OthersQuestionProps) {
  const isPaid = ({ id }: Vendor) => !paid || paid.some(({ vendorId }) => vendorId === id)
  const removable = others.filter((vendor) => !isPaid(vendor))
  const kept = others.filter(isPaid)
  const named = (vendors: readonly Vendor[]) => inSpanishList(vendors.map(nameOf))
  return (
    <Dialog
      title={others.length === 1 ? '¿Y el otro presupuesto?' : `¿Y los otros ${others.length} presupuestos?`}
      description={`${thing}: ${named(others)}.`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          {removable.length > 0 && (
            <Button
              onPress={() => {
                onRemove(removable, named(removable))
                onClose()
              }}
            >
              Quitar del canvas
            </Button>
          )}
          <Button variant="primary" onPress={onClose}>
            {others.length === 1 ? 'Dejarlo como está' : 'Dejarlos como están'}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">
        Si se quedan, siguen sin confirmar y no cuentan en el total. Lo que quites espera 30 días en la
        Papelera, con sus archivos y comentarios.
      </p>
      {kept.length > 0 && paid && (
        <p className="mt-3 text-sm text-ink-2">
          {named(kept)}{' '}
          {kept.length === 1 ? 'tiene pagos anotados y se queda' : 'tienen pagos anotados y se quedan'}.
        </p>
      )}
    </Dialog>
  )
}
