import Copy from 'lucide-react/icons/copy'
import { readWebAddress } from '#domain/text/web-address.ts'
import { CopyButton } from '#ui/feedback/copy-button.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { usePhone } from '../../shared/words/phones.ts'
import { HotelMenu } from './hotel-menu.tsx'
import { hotelInWords } from './lodging-words.ts'
import type { OpenDialog } from './open-dialog.ts'
import { RoomCount } from './room-count.tsx'
import type { HotelRead, LodgingPlace, LodgingRead } from './use-lodging.ts'

type HotelRowProps = {
  one: HotelRead
  read: LodgingRead
  place: LodgingPlace
  onOpen: (dialog: OpenDialog) => void
  onPrint: (hotelId: string) => void
}

/** One hotel: what it is, what to say there, and how many of its rooms are taken. */
export function HotelRow({ one, read, place, ...acts }: HotelRowProps) {
  const { hotel, blocks } = one
  return (
    <li
      data-row={hotel.id}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-3 border-b border-line py-4.5 md:grid-cols-[minmax(0,1.15fr)_16rem_minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <h2 className="text-[1.5rem] wrap-anywhere">
          <PlainButton
            onPress={() => acts.onOpen({ kind: 'rooms', hotelId: hotel.id })}
            className="rounded-[4px] text-left hover:underline"
          >
            {hotel.name}
          </PlainButton>
        </h2>
        <p className="text-sm wrap-anywhere text-ink-2">{hotelInWords(hotel, blocks)}</p>
        <HotelLinks one={one} />
      </div>
      <HotelMenu one={one} people={read.people} place={place} {...acts} className="md:order-last" />
      <div className="min-w-0 max-md:col-span-2">
        {hotel.code ? (
          <>
            <p className="serif flex items-center gap-0.5 text-[1.25rem] tracking-[.04em] wrap-anywhere select-all">
              {hotel.code}
              <CopyButton
                text={hotel.code}
                what={`el código ${hotel.code}`}
                look="quiet"
                size="sm"
                icon={Copy}
              />
            </p>
            <p className="text-sm text-ink-2">se dice al reservar</p>
          </>
        ) : (
          <p className="text-sm text-ink-2">{hotel.kind === 'own' ? 'casa o finca' : 'sin código'}</p>
        )}
      </div>
      <div className="min-w-0 max-md:col-span-2">
        <RoomCount one={one} read={read} place={place} />
      </div>
    </li>
  )
}

function HotelLinks({ one: { hotel } }: { one: HotelRead }) {
  const web = readWebAddress(hotel.url)
  const { call } = usePhone(hotel.phone)
  if (!web && !call) return null
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
      {call && (
        <a href={call} className="link pointer-coarse:py-2">
          Llamar
        </a>
      )}
      {web && (
        <a href={web.href} target="_blank" rel="noreferrer" className="link pointer-coarse:py-2">
          {web.host}
        </a>
      )}
    </p>
  )
}
