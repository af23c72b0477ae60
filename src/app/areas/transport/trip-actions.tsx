import { Button } from '#ui/button.tsx'

/** The ways on from a bus that is there, beside saving it. */
export function TripActions({ onRemove, onCancel }: { onRemove: () => void; onCancel: () => void }) {
  return (
    <>
      <Button variant="danger" className="mr-auto" onPress={onRemove}>
        Eliminar viaje
      </Button>
      <Button variant="quiet" onPress={onCancel}>
        Cancelar
      </Button>
    </>
  )
}
