import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { type CardFormat, pagesOf } from '#domain/households/invitation-cards.ts'
import type { WeddingDay } from '#domain/weddings/weddings.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { type Family, type HouseholdList, isUnsent } from '../../../shared/households/families.ts'
import { DateUntilSent } from '../sending/date-until-sent.tsx'
import { printCards } from './card-files.ts'
import { CARD_PAPERS } from './card-papers.ts'
import { CardPreview } from './card-preview.tsx'
import { HandedCards } from './handed-cards.tsx'

type CardsTabProps = {
  weddingId: string
  families: readonly Family[]
  list: HouseholdList
  wedding: WeddingDay & { name: string }
}

/** Cards with a QR code to print, and for as long as it is missing the note that they were handed over. */
export function CardsTab({ weddingId, families, list, wedding }: CardsTabProps) {
  const [format, setFormat] = useState<CardFormat>('cards')
  const [isUnsentOnly, setUnsentOnly] = useState(true)
  const [isDrawing, setDrawing] = useState(false)
  const [isPrinted, setPrinted] = useState(false)
  const [handed, setHanded] = useState<ReadonlySet<string>>(new Set())
  const chosen = isUnsentOnly ? families.filter(isUnsent) : families
  const print = async () => {
    setDrawing(true)
    const ids = await printCards(weddingId, chosen, format)
    setPrinted(ids.length > 0)
    setHanded(new Set(ids))
    setDrawing(false)
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
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {isPrinted && 'El PDF está en tus descargas.'}
      </p>
      <DateUntilSent list={list} wedding={wedding} />
      <HandedCards {...{ weddingId, families }} chosen={handed} onChange={setHanded} />
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
