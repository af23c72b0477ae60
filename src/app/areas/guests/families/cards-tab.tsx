import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { sheetsOf } from '#domain/invitation-cards.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/switch.tsx'
import { markHanded, printCards } from './card-files.ts'
import { type Family, isUnsent } from './families.ts'
import { codeAddress } from './family-code.tsx'

type CardsTabProps = { weddingId: string; families: readonly Family[]; wedding: { name: string } }

/** Cards with a QR code to print, and afterwards the note that they were handed over. */
export function CardsTab({ weddingId, families, wedding }: CardsTabProps) {
  const [isUnsentOnly, setUnsentOnly] = useState(true)
  const [isDrawing, setDrawing] = useState(false)
  const [printed, setPrinted] = useState<string[]>([])
  const chosen = isUnsentOnly ? families.filter(isUnsent) : families
  const print = async () => {
    setDrawing(true)
    setPrinted(await printCards(weddingId, chosen))
    setDrawing(false)
  }
  const marked = async () => {
    await markHanded(weddingId, printed)
    setPrinted([])
  }
  return (
    <div className="grid gap-5">
      <Preview weddingId={weddingId} family={chosen[0] ?? families[0]} wedding={wedding} />
      <Switch
        label="Solo sin enviar"
        description={inCards(chosen.length)}
        isSelected={isUnsentOnly}
        onChange={setUnsentOnly}
      />
      <p className="text-sm text-ink-3">
        Ocho tarjetas por hoja A4, con marcas de corte y el estilo de la boda.
      </p>
      <Button
        variant="primary"
        size="lg"
        icon={Printer}
        isDisabled={chosen.length === 0}
        isPending={isDrawing}
        onPress={() => void print()}
      >
        {chosen.length === 1 ? 'Imprimir 1 tarjeta' : `Imprimir ${chosen.length} tarjetas`}
      </Button>
      {printed.length > 0 && (
        <div role="status" className="grid gap-2 border-t border-line pt-4">
          <p className="text-sm text-ink-2">El PDF está en tus descargas. ¿Ya las has repartido?</p>
          <Button onPress={() => void marked()}>
            {printed.length === 1 ? 'Marcarla como enviada' : `Marcar las ${printed.length} como enviadas`}
          </Button>
        </div>
      )}
    </div>
  )
}

/** `4 tarjetas, 1 hoja`. */
function inCards(count: number): string {
  const sheets = sheetsOf(count)
  return `${count === 1 ? '1 tarjeta' : `${count} tarjetas`}, ${sheets === 1 ? '1 hoja' : `${sheets} hojas`}`
}

type PreviewProps = Omit<CardsTabProps, 'families'> & { family: Family | undefined }

/** What a card says. A family without a link has its code once the card is made. */
function Preview({ weddingId, family, wedding }: PreviewProps) {
  if (!family) return null
  const { household, name } = family
  return (
    <div className="grid place-items-center bg-surface-2 py-5">
      <div className="flex w-76 items-center gap-4 border border-line bg-white p-4 text-[#14261c] shadow-1">
        <div className="min-w-0 flex-1">
          <p className="serif text-[1.375rem] leading-[1.05] wrap-anywhere italic">{wedding.name}</p>
          <p className="mt-3 text-sm font-strong wrap-anywhere">{name}</p>
        </div>
        {household?.path ? (
          <img
            src={codeAddress(weddingId, household, 'svg')}
            width={120}
            height={120}
            alt={`Código QR de ${name}`}
          />
        ) : (
          <span className="grid size-30 place-items-center border border-dashed border-[#9aa39b] p-2 text-center text-xs">
            Aquí va su código QR
          </span>
        )}
      </div>
    </div>
  )
}
