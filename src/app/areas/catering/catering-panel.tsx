import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import { type ReactNode, useRef } from 'react'
import type { Catering, ShownCateringSheet } from '#contract/catering.ts'
import { countOfChanges } from '#domain/catering/catering-changes.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useToastRoomAbove } from '#ui/feedback/use-toast-room.ts'
import { useMedia } from '../../shared/page/use-media.ts'
import { offerFile } from '../../shared/spreadsheet/offer-file.ts'
import { type CateringActions, useCateringActions } from './catering.actions.ts'
import { cateringToCsv, cateringToXlsx, type SheetHeading } from './catering-file.ts'
import { CateringLink } from './catering-link.tsx'
import { CateringSettings } from './catering-settings.tsx'
import { CateringVersions } from './catering-versions.tsx'

type CateringPanelProps = {
  weddingId: string
  catering: Catering
  /** The sheet on the paper, once it is there. */
  shown: ShownCateringSheet | undefined
  heading: SheetHeading
  versionId: string | undefined
  onVersion: (versionId: string | undefined) => void
}

/** The actions on the sheet: beside the paper, on phones above and below it. */
export function CateringPanel({
  weddingId,
  catering,
  shown,
  heading,
  versionId,
  onVersion,
}: CateringPanelProps) {
  const actions = useCateringActions(weddingId)
  const isPhone = useMedia('(width < 64rem)')
  const { changes } = catering.sheet
  const isSame = changes !== null && countOfChanges(changes) === 0
  const buttons = (
    <>
      <SendButtons caterers={catering.caterers} isSame={isSame} actions={actions} />
      <Outputs sheet={shown} heading={heading} />
    </>
  )
  return (
    <>
      <section data-print="hide" aria-label="Opciones de la hoja" className={cx(PANEL, TOP)}>
        <div>
          <h1 className="text-[2.5rem]">Catering</h1>
          <p className="mt-2 text-ink-2">Lo que necesita la cocina, siempre al día con las respuestas.</p>
        </div>
        {isPhone ? <PhoneBar>{buttons}</PhoneBar> : <div className="flex flex-wrap gap-2">{buttons}</div>}
        <CateringSettings weddingId={weddingId} catering={catering} actions={actions} />
      </section>
      <section data-print="hide" aria-label="Enlace y versiones" className={cx(PANEL, BELOW)}>
        <CateringLink weddingId={weddingId} link={catering.link} actions={actions} />
        <CateringVersions catering={catering} versionId={versionId} onVersion={onVersion} />
      </section>
    </>
  )
}

const PANEL =
  'grid grid-cols-[minmax(0,1fr)] content-start gap-7 border-line bg-surface px-gutter lg:col-start-2 lg:border-l lg:px-7'
const TOP = 'pt-[clamp(1.35rem,1rem+1.6vw,2.5rem)] pb-6 lg:row-start-1'
/** On phones it stands below the sheet. */
const BELOW = 'pb-32 max-lg:order-last lg:row-start-2 lg:pb-10'

type SendButtonsProps = { caterers: Catering['caterers']; isSame: boolean; actions: CateringActions }

/** To each caterer who has an email; without one, the note that it was sent by hand. */
function SendButtons({ caterers, isSame, actions: { send, markSent } }: SendButtonsProps) {
  const reached = caterers.filter(({ email }) => email !== null)
  if (reached.length === 0)
    return (
      <Button
        data-edits
        variant="primary"
        icon={Send}
        onPress={() => markSent.mutate()}
        isPending={markSent.isPending}
        isDisabled={isSame}
        className={SEND}
      >
        Marcar como enviada
      </Button>
    )
  return reached.map(({ vendorId, name, email }, index) => (
    <Button
      key={vendorId}
      data-edits
      variant={index === 0 ? 'primary' : 'secondary'}
      icon={Send}
      onPress={() => send.mutate({ vendorId, name: name || email! })}
      isPending={send.isPending && send.variables.vendorId === vendorId}
      isDisabled={send.isPending}
      className={SEND}
    >
      <span className="min-w-0 truncate lg:max-w-56">Enviar a {name || email}</span>
    </Button>
  ))
}

const SEND = 'h-12! min-w-28 flex-1 shrink! leading-tight whitespace-normal! max-lg:px-3! lg:basis-full'

/** On paper and as a table: what is shown, an older version too. */
function Outputs({ sheet, heading }: { sheet: ShownCateringSheet | undefined; heading: SheetHeading }) {
  const offer = sheet && {
    name: 'catering',
    toCsv: () => cateringToCsv(sheet, heading),
    toXlsx: () => cateringToXlsx(sheet, heading),
  }
  return (
    <div className="flex gap-2.5 max-[18rem]:flex-wrap lg:w-full lg:gap-2">
      <Button icon={Printer} isDisabled={!sheet} onPress={() => window.print()} className={OUTPUT}>
        <span className="max-lg:sr-only">Imprimir</span>
      </Button>
      <Button
        icon={FileSpreadsheet}
        isDisabled={!sheet}
        onPress={() => offer && void offerFile(offer, 'xlsx')}
        className={OUTPUT}
      >
        <span className="max-lg:sr-only">
          <span className="sr-only">Descargar </span>Excel
        </span>
      </Button>
      <Button
        icon={FileText}
        isDisabled={!sheet}
        onPress={() => offer && void offerFile(offer, 'csv')}
        className={OUTPUT}
      >
        <span className="max-lg:sr-only">
          <span className="sr-only">Descargar </span>CSV
        </span>
      </Button>
    </div>
  )
}

/** A sign at the foot of a phone, with its word in the panel beside the paper. */
const OUTPUT = 'max-lg:size-12! max-lg:p-0! lg:h-11! lg:flex-1 lg:px-3!'

/** At the foot of a phone, in two rows when several caterers are written to. */
function PhoneBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useToastRoomAbove(bar)
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap gap-2.5 border-t border-line bg-surface px-gutter pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  )
}
