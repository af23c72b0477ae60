import { useState } from 'react'
import type { CatalogueComponent } from '#contract/catalogue.ts'
import type { Category } from '#domain/catalogue/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { writeUnsaved } from '../../../sync/unsaved/unsaved-texts.ts'
import { CustomComponentForm, newComponentUnsavedKey } from './custom-component-form.tsx'

type CustomComponentDialogProps = {
  weddingId: string
  /** The words that were searched for, and the category. */
  suggested: { name: string; category: Category }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onCreated: (component: CatalogueComponent) => void
}

/** Creates what the catalogue does not have, for this wedding only (spec 2, 3). */
export function CustomComponentDialog({ isOpen, onOpenChange, ...form }: CustomComponentDialogProps) {
  const [isPending, setPending] = useState(false)
  return (
    <Dialog
      title="Crear un componente"
      description="Solo lo verán quienes organizan esta boda. Al crearlo, lo ponemos en el canvas."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      closesOnScrim={false}
      actions={(close) => (
        <>
          <Button
            variant="quiet"
            onPress={() => {
              writeUnsaved(newComponentUnsavedKey(form.weddingId, form.suggested.name), null)
              close()
            }}
          >
            Cancelar
          </Button>
          <Button
            variant="primary"
            type="submit"
            form="create-component"
            isPending={isPending}
            pendingLabel="Creando"
          >
            Crear y añadir
          </Button>
        </>
      )}
    >
      {(close) => <CustomComponentForm {...form} onPending={setPending} onClose={close} />}
    </Dialog>
  )
}
