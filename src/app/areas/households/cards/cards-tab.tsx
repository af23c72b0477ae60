import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { type CardFormat, pagesOf } from '#domain/households/invitation-cards.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { type Family, isUnsent } from '../../../shared/households/families.ts'
import { markHanded, printCards } from './card-files.ts'
import { CARD_PAPERS } from './card-papers.ts'
import { CardPreview } from './card-preview.tsx'

type CardsTabProps = { weddingId: string; families: readonly Family[]; wedding: { name: string } }

/** Cards with a QR code to print, and afterwards the note that they were handed over. */
export function CardsTab({ weddingId, families, wedding }: CardsTabProps) {
  const [format, setFormat] = useState<CardFormat>('cards')
  const [isUnsentOnly, setUnsentOnly] = useState(true)
  const [isDrawing, setDrawing] = useState(false)
  const [printed, setPrinted] = useState<string[]>([])
  const chosen = isUnsentOnly ? families.filter(isUnsent) : families
  const print = async () => {
    setDrawing(true)
    setPrinted(await printCards(weddingId, chosen, format))
    setDrawing(false)
  }
  const marked = async () => {
    await markHanded(weddingId, printed)
    setPrinted([])
  }
  return (
    <div className="grid gap-5">
      <CardPreview
        format={format}
        weddingId={weddingId}
        family={chosen[0] ?? families[0]}
        wedding={wedding}
      />
      <Select
        label="Qué se imprime"
        options={CARD_PAPERS}
        value={format}
        onChange={setFormat}
        description={CARD_PAPERS.find(({ value }) => value === format)!.note}
      />
      <Switch
        label="Solo sin enviar"
        description={onPaper(chosen.length, format)}
        isSelected={isUnsentOnly}
        onChange={setUnsentOnly}
      />
      <Button
        variant="primary"
        size="lg"
        icon={Printer}
        isDisabled={chosen.length === 0}
        isPending={isDrawing}
        onPress={() => void print()}
      >
        Imprimir {inPieces(chosen.length, format)}
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

/** `4 tarjetas`. */
function inPieces(count: number, format: CardFormat): string {
  const piece = format === 'stickers' ? 'etiqueta' : 'tarjeta'
  return `${count} ${piece}${count === 1 ? '' : 's'}`
}

/** `4 tarjetas, 1 hoja`. */
function onPaper(count: number, format: CardFormat): string {
  const [pages, page] = [pagesOf(count, format), format === 'a6' ? 'página' : 'hoja']
  return `${inPieces(count, format)}, ${pages} ${page}${pages === 1 ? '' : 's'}`
}
