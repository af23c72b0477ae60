import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Pencil from 'lucide-react/icons/pencil'
import Star from 'lucide-react/icons/star'
import StarOff from 'lucide-react/icons/star-off'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { BookVendor } from '#contract/book-vendors.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { BookFacts, BookNotes, BookPrices } from './book-facts.tsx'
import { componentOf } from './book-words.ts'
import { FilesOfVendor } from './files-of-vendor.tsx'
import { removeBookVendor, toggleFavourite } from './vendor-book.actions.ts'

type BookPanelProps = {
  id: string
  vendor: BookVendor
  mayEdit: boolean
  /** Becomes another number with each opening that leads the focus in; 0 where the address opened it. */
  focusing: number
  onEdit: () => void
  onAddToWedding: () => void
  onClose: () => void
}

/** One vendor: how to reach them, their prices, and what is noted of them. */
export function BookPanel(props: BookPanelProps) {
  const { id, vendor, mayEdit, focusing, onEdit, onAddToWedding, onClose } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focusing > 0) heading.current?.focus()
  }, [focusing])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }
  return (
    <aside
      id={id}
      aria-label={vendor.name}
      onKeyDown={onKeyDown}
      className="flex min-h-[calc(100dvh-3.5rem)] flex-col lg:sticky lg:top-15 lg:h-[calc(100dvh-4.375rem)] lg:min-h-0 lg:self-start lg:border-l lg:border-line"
    >
      <div className="scroll-pane grid flex-1 content-start gap-5 px-gutter pt-6 pb-6 lg:min-h-0 lg:px-6">
        <header className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="text-sm text-ink-3">{componentOf(vendor.component)?.name ?? 'Proveedor'}</p>
            <h2
              ref={heading}
              tabIndex={-1}
              className="text-[1.9rem] leading-[1.1] wrap-anywhere outline-none"
            >
              {vendor.name}
            </h2>
          </div>
          <IconButton icon={X} label="Cerrar la ficha" onPress={onClose} />
        </header>
        <BookFacts vendor={vendor} />
        <BookPrices prices={vendor.prices} />
        <BookNotes vendor={vendor} />
        <FilesOfVendor vendor={vendor} mayEdit={mayEdit} heading={heading} />
      </div>
      <BottomBar className="sticky bottom-0 border-t border-line bg-surface px-gutter py-3.5 lg:px-6">
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" icon={CalendarHeart} onPress={onAddToWedding} className="min-w-full">
            Añadir a una boda
          </Button>
          {mayEdit && (
            <>
              <Button icon={Pencil} onPress={onEdit} className="flex-1">
                Editar
              </Button>
              <IconButton
                icon={vendor.isFavourite ? StarOff : Star}
                size="md"
                variant="secondary"
                label={vendor.isFavourite ? 'Quitar de favoritos' : 'Añadir a favoritos'}
                onPress={() => void toggleFavourite(vendor)}
              />
              <IconButton
                icon={Trash2}
                size="md"
                variant="secondary"
                label="Eliminar"
                onPress={() => {
                  onClose()
                  void removeBookVendor(vendor)
                }}
              />
            </>
          )}
        </div>
      </BottomBar>
    </aside>
  )
}
