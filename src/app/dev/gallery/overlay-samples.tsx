import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { BottomSheet } from '#ui/opening/bottom-sheet.tsx'
import { ConfirmDialog } from '#ui/opening/confirm-dialog.tsx'
import { Drawer } from '#ui/opening/drawer.tsx'
import { Popover } from '#ui/opening/popover.tsx'
import { GallerySection, Row } from './gallery-section.tsx'
import { ImportDialog, WeddingDialog } from './sample-dialogs.tsx'

type Overlay = 'dialog' | 'choice' | 'confirm' | 'named' | 'menu' | 'panel' | 'sheet'

export function OverlaySamples() {
  const [open, setOpen] = useState<Overlay | null>(null)
  const opening = (overlay: Overlay) => ({
    isOpen: open === overlay,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? overlay : null),
  })
  return (
    <GallerySection title="Diálogos, cajones y avisos" span="half">
      <Row>
        <Button onPress={() => setOpen('dialog')}>Crear boda</Button>
        <Button onPress={() => setOpen('choice')}>Importar: decidir</Button>
        <Button onPress={() => setOpen('confirm')}>Eliminar carpeta</Button>
        <Button onPress={() => setOpen('named')}>Eliminar boda</Button>
      </Row>
      <Row>
        <Button onPress={() => setOpen('menu')}>Cajón</Button>
        <Button onPress={() => setOpen('panel')}>Panel derecho</Button>
        <Button onPress={() => setOpen('sheet')}>Hoja inferior</Button>
        <Popover label="Notificaciones" trigger={<Button>Avisos</Button>}>
          <p className="p-4 text-sm text-ink-3">No tienes notificaciones.</p>
        </Popover>
      </Row>
      <Row>
        <Button onPress={() => showToast('Código copiado')}>Hecho</Button>
        <Button
          onPress={() => showToast('No se pudo eliminar. Lo hemos dejado como estaba.', { tone: 'undone' })}
        >
          Como estaba
        </Button>
        <Button
          onPress={() =>
            showToast('Invitado eliminado', { action: { label: 'Deshacer', onAction: () => {} } })
          }
        >
          Deshacer
        </Button>
      </Row>
      <WeddingDialog {...opening('dialog')} />
      <ImportDialog {...opening('choice')} />
      <ConfirmDialog
        {...opening('confirm')}
        title="Eliminar carpeta"
        description="Se eliminarán «Flores» y sus 12 imágenes. No se puede deshacer."
        confirmLabel="Eliminar carpeta"
        onConfirm={() => setOpen(null)}
      />
      <ConfirmDialog
        {...opening('named')}
        title="Eliminar la boda"
        description="Se eliminarán los invitados, los proveedores y las imágenes de todos sus miembros."
        confirmLabel="Eliminar boda"
        typedName="Lucía & Martín"
        error="No se pudo eliminar. Inténtalo de nuevo."
        onConfirm={() => setOpen(null)}
      />
      <Drawer label="Menú" header={<Wordmark />} {...opening('menu')}>
        <p className="px-6">Mi boda</p>
      </Drawer>
      <Drawer label="Cuarteto Alborada" side="right" {...opening('panel')}>
        <p className="px-6">Detalles</p>
      </Drawer>
      <BottomSheet
        kicker="Cuarteto de cuerda"
        title="Cuarteto Alborada"
        footer={
          <Button variant="primary" className="w-full">
            Confirmar proveedor
          </Button>
        }
        {...opening('sheet')}
      >
        <div className="grid gap-4 px-6 py-4">
          <TextField label="Proveedor" defaultValue="Cuarteto Alborada" />
          <TextField label="Email" defaultValue="hola@cuartetoalborada.example" />
          <TextAreaField label="Notas" rows={8} defaultValue="Dos violines, viola y chelo." />
        </div>
      </BottomSheet>
    </GallerySection>
  )
}
