import ArrowRight from 'lucide-react/icons/arrow-right'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { SAVED_BUTTON_MS, useFleeting } from '#ui/feedback/fleeting.ts'
import { SavedIndicator } from '#ui/feedback/saved-indicator.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tooltip } from '#ui/opening/tooltip.tsx'
import { GallerySection, Row } from './gallery-section.tsx'

export function ButtonSamples() {
  const [isPending, setPending] = useState(true)
  const [isSaved, showSaved] = useFleeting(SAVED_BUTTON_MS)
  return (
    <GallerySection title="Botones">
      <Row>
        <Button variant="primary">Añadir invitado</Button>
        <Button>Importar lista</Button>
        <Button variant="quiet">Ver todas</Button>
      </Row>
      <Row>
        <Button variant="danger" icon={Trash2}>
          Eliminar carpeta
        </Button>
        <Button variant="danger-filled">Eliminar</Button>
      </Row>
      <Row>
        <Button variant="primary" isDisabled>
          Guardar
        </Button>
        <Button
          variant="primary"
          isPending={isPending}
          pendingLabel="Guardando"
          onPress={() => setPending((was) => !was)}
        >
          Guardar
        </Button>
        <Button onPress={showSaved}>{isSaved ? 'Guardado ✓' : 'Guardar'}</Button>
        <SavedIndicator isShown={isSaved} />
      </Row>
      <Row>
        <Button variant="primary" size="lg">
          Crear cuenta
        </Button>
        <Button size="sm">Entrar</Button>
        <a href="#enlace" className={buttonClass({ variant: 'quiet', size: 'lg' })}>
          Ver precios
          <Icon of={ArrowRight} />
        </a>
      </Row>
      <Row>
        <Tooltip placement="bottom" label="Añadir">
          <IconButton icon={Plus} label="Añadir" variant="secondary" />
        </Tooltip>
        <IconButton icon={Trash2} iconSize="sm" label="Eliminar Presupuesto.pdf" />
        <IconButton icon={Trash2} label="Eliminando" isPending />
        <CopyButton text="AZ7K2M" what="el código de tu pareja" />
        <CopyButton text="AZ7K2M" what="el enlace" look="secondary" size="sm" />
      </Row>
      <div className="flex gap-2.5 rounded-paper p-4 night">
        <Button variant="on-night">Entrar</Button>
      </div>
    </GallerySection>
  )
}
