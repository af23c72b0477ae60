import { useNavigate } from '@tanstack/react-router'
import BedDouble from 'lucide-react/icons/bed-double'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import { BLOCKS_MAX } from '#domain/lodging/lodging.ts'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/opening/menu.tsx'
import { useAccess } from '../../shared/session/access.ts'
import { toMessages } from '../../shared/wedding/sending-start.ts'
import { roomingFile } from './loaded-file.ts'
import type { OpenDialog } from './open-dialog.ts'
import type { HotelRead, LodgingPlace, LodgingRead } from './use-lodging.ts'

type HotelMenuProps = {
  one: HotelRead
  people: LodgingRead['people']
  place: LodgingPlace
  onOpen: (dialog: OpenDialog) => void
  onPrint: (hotelId: string) => void
  className?: string
}

/** The actions on a hotel. */
export function HotelMenu({ one, people, place, onOpen, onPrint, className }: HotelMenuProps) {
  const { hotel, blocks } = one
  const hotelId = hotel.id
  const { weddingId } = place
  const mayWrite = useAccess(weddingId, 'guests', 'edit')
  const navigate = useNavigate()
  const write = () =>
    void navigate({
      to: '/app/couple/$wid/guests',
      params: { wid: weddingId },
      search: toMessages('hotel', hotelId),
    })
  const offer = async (format: 'csv' | 'xlsx') => (await roomingFile.load()).exportRooms(one, people, format)
  return (
    <Menu
      label={hotel.name}
      trigger={<IconButton icon={Ellipsis} label={`Acciones de ${hotel.name}`} className={className} />}
    >
      <MenuItem icon={BedDouble} onAction={() => onOpen({ kind: 'rooms', hotelId })}>
        Ver habitaciones
      </MenuItem>
      <MenuItem icon={Printer} onAction={() => onPrint(hotelId)}>
        Imprimir la lista
      </MenuItem>
      <MenuItem icon={Download} onAction={() => void offer('xlsx')}>
        Exportar Excel
      </MenuItem>
      <MenuItem icon={Download} onAction={() => void offer('csv')}>
        Exportar CSV
      </MenuItem>
      {mayWrite && (
        <MenuItem icon={Send} onAction={write}>
          Escribir a quien duerme aquí
        </MenuItem>
      )}
      {place.mayEdit && (
        <>
          {blocks.length < BLOCKS_MAX && (
            <MenuItem icon={BedDouble} onAction={() => onOpen({ kind: 'block', hotelId, blockId: null })}>
              Añadir habitaciones
            </MenuItem>
          )}
          <MenuItem icon={Pencil} onAction={() => onOpen({ kind: 'hotel', hotelId })}>
            Editar
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} isDestructive onAction={() => onOpen({ kind: 'remove', hotelId })}>
            Eliminar
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
