import type { Invoicing } from '#contract/invoicing-rows.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'

type DeclarationDialogProps = { system: Invoicing['system']; onClose: () => void }

/** The declaration of the program (RD 1007/2023 art. 13, Orden HAC/1177/2024 art. 15), whose maker runs the installation. */
export function DeclarationDialog({ system, onClose }: DeclarationDialogProps) {
  const { maker, makerNif, makerAddress, version, installation } = system
  const isWhole = Boolean(maker && makerNif && makerAddress)
  const facts: readonly [name: string, value: string | null][] = [
    ['Sistema', 'Azahar'],
    ['Código', 'AZ'],
    ['Versión', version],
    ['Instalación', installation],
    [
      'Componentes',
      'Aplicación web con base de datos; emite facturas, encadena sus registros y los envía a la Agencia Tributaria, o los firma y los guarda.',
    ],
    ['Solo como VERI*FACTU', 'No'],
    ['Varios obligados', 'Sí'],
    [
      'Firma de los registros',
      'XAdES Enveloped con el certificado de quien emite, cuando no se envían. Los enviados no se firman.',
    ],
    ['Productor', maker],
    ['NIF del productor', makerNif],
    ['Dirección del productor', makerAddress],
  ]
  return (
    <Dialog
      title="Declaración responsable"
      description="Del sistema informático de facturación, como pide el artículo 13 del Real Decreto 1007/2023."
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="lg"
      actions={(close) => (
        <Button variant="primary" onPress={close}>
          Cerrar
        </Button>
      )}
    >
      <dl className="grid gap-x-4 gap-y-2 text-sm md:grid-cols-[11rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-medium wrap-anywhere max-md:mb-1">
              {value ?? <span className="text-danger">Lo rellena quien gestiona esta instalación</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">
        {isWhole
          ? `${maker} declara que este sistema, en la versión indicada, cumple el artículo 29.2.j de la Ley 58/2003, General Tributaria, el Reglamento aprobado por el Real Decreto 1007/2023, la Orden HAC/1177/2024 y las especificaciones de la sede electrónica de la Agencia Tributaria.`
          : 'La declaración vale cuando quien gestiona esta instalación ha rellenado sus datos.'}
      </p>
    </Dialog>
  )
}
