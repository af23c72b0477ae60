import ImagePlus from 'lucide-react/icons/image-plus'
import { Button } from '#ui/button.tsx'
import { EmptySection, EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { Cell, ColumnHeader, RowHeader, Table } from '#ui/layout/table.tsx'
import { GallerySection } from './gallery-section.tsx'

export function StateSamples() {
  return (
    <>
      <GallerySection title="Esperas y errores">
        <SkeletonRows rows={3} />
        <Progress label="Subiendo Presupuesto_Alborada.pdf" value={0.62} />
        <Progress label="Leyendo familia-aguirre.xlsx" value={null} />
        <ErrorState
          title="No hemos podido cargar tus invitados."
          detail="Comprueba tu conexión y vuelve a intentarlo."
          onRetry={() => {}}
        />
      </GallerySection>
      <GallerySection title="Archivos y vacíos">
        <FileDrop
          label="Suelta aquí tus fotos"
          hint="PNG, JPEG o WebP, hasta 10 MB."
          buttonLabel="Elegir fotos"
          icon={ImagePlus}
          accept={['image/*']}
          allowsMultiple
          onFiles={() => {}}
        />
        <EmptySection>No hay elementos en esta sección.</EmptySection>
      </GallerySection>
      <GallerySection title="Tabla">
        <Table>
          <thead>
            <tr>
              <ColumnHeader>Nombre</ColumnHeader>
              <ColumnHeader className="text-right">Importe</ColumnHeader>
            </tr>
          </thead>
          <tbody>
            <tr>
              <RowHeader>La Alacena de Triana</RowHeader>
              <Cell className="num text-right">9.860,00 €</Cell>
            </tr>
            <tr>
              <RowHeader>Obrador Nieves</RowHeader>
              <Cell className="num text-right">480,00 €</Cell>
            </tr>
          </tbody>
        </Table>
      </GallerySection>
      <GallerySection title="Pantalla vacía" span="full">
        <EmptyState
          question="¿A quién quieres ver allí?"
          line="Empieza por la familia, el resto sale solo. Puedes escribirlos o traerlos de donde ya los tengas."
        >
          <Button variant="primary">Añadir a mano</Button>
          <Button>Pegar texto</Button>
        </EmptyState>
      </GallerySection>
    </>
  )
}
