import { Sprig } from '#ui/art/sprig.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'

type Opening = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function WeddingDialog(opening: Opening) {
  return (
    <Dialog
      {...opening}
      title="Crear boda"
      description="Crea tu boda o entra en la que ya tienes en marcha."
      closesOnScrim={false}
      ornament={<Sprig />}
      actions={(close) => (
        <>
          <Button variant="quiet" className="mr-auto" onPress={close}>
            Tengo un código
          </Button>
          <Button variant="primary" onPress={close}>
            Crear boda
          </Button>
        </>
      )}
    >
      <TextField label="Nombre" defaultValue="Aitana & Bruno" />
    </Dialog>
  )
}

export function ImportDialog(opening: Opening) {
  return (
    <Dialog
      {...opening}
      title="Ya tienes 148 invitados"
      description="Has traído 36 nombres de familia-aguirre.xlsx. ¿Qué hacemos con ellos?"
    >
      {(close) => (
        <div className="grid gap-2.5 pb-5">
          <Button variant="primary" onPress={close}>
            Añadir al final
          </Button>
          <Button className="text-danger!" onPress={close}>
            Sobrescribir lista actual
          </Button>
          <Button variant="quiet" onPress={close}>
            Volver
          </Button>
        </div>
      )}
    </Dialog>
  )
}
