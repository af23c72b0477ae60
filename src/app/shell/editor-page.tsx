import Eye from 'lucide-react/icons/eye'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useToastRoomAbove } from '#ui/feedback/use-toast-room.ts'
import { BottomSheet } from '#ui/opening/bottom-sheet.tsx'
import { useMedia } from '../shared/page/use-media.ts'

type EditorPageProps = {
  /** Above the title: the way back to the list. */
  back?: ReactNode
  title: string
  lead?: string
  /**
   * The button that saves stands at the title and on phones at the foot of the window; it says itself when there is
   * nothing to save.
   */
  primary: ReactNode
  /** Beside it at the title: a link to what was made. */
  aside?: ReactNode
  /** The real thing as it will be. */
  preview: ReactNode
  /** In the foot of phones instead of 'Vista previa'. */
  phoneAside?: ReactNode
  /** Which of the two columns is narrow. */
  layout?: 'narrowForm' | 'narrowPreview'
  children: ReactNode
}

/** Shows the fields at the left and the real thing at the right, below or, on phones, in a sheet (design). */
export function EditorPage({ layout = 'narrowForm', ...props }: EditorPageProps) {
  const { title, lead, primary, aside, preview, phoneAside, children } = props
  const isPhone = useMedia('(width <= 48rem)')
  const columns =
    layout === 'narrowForm'
      ? 'lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]'
      : 'lg:grid-cols-[minmax(0,1fr)_27rem]'
  return (
    <div className={cx('min-h-full lg:grid', columns)}>
      <div className="px-gutter pt-[clamp(1.35rem,1rem+1.6vw,2.5rem)] pb-12 max-md:pb-28 lg:pr-[clamp(2rem,3vw,3.25rem)]">
        {props.back}
        <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <h1>{title}</h1>
          {!isPhone && (
            <div className="ml-auto flex items-center gap-2">
              {aside}
              {primary}
            </div>
          )}
        </header>
        {lead && <p className="mt-3 max-w-136 text-ink-2">{lead}</p>}
        {children}
      </div>
      {!isPhone && (
        <aside
          aria-label="Vista previa"
          className="min-w-0 border-line bg-surface-2 max-lg:border-t lg:border-l"
        >
          <div className="px-gutter py-9 lg:sticky lg:top-17 lg:px-[clamp(1.5rem,2.6vw,2.5rem)]">
            {preview}
          </div>
        </aside>
      )}
      {isPhone && <PhoneBar primary={primary} preview={preview} aside={phoneAside} />}
    </div>
  )
}

type SaveButtonProps = {
  /** The id of the form that it sends. */
  formId: string
  form: { hasChanges: boolean; isSaved: boolean; isPending: boolean }
}

/** Sends the form of an editor, and says so in the same place when it is saved. */
export function SaveButton({ formId, form }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      form={formId}
      variant="primary"
      isDisabled={!form.hasChanges && !form.isSaved}
      isPending={form.isPending}
      pendingLabel="Guardando"
    >
      <span aria-live="polite">{form.isSaved ? 'Guardado ✓' : 'Guardar'}</span>
    </Button>
  )
}

/** A part of the form, below a hairline. */
export function EditorSection({
  title,
  aside,
  children,
}: {
  title?: string
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-label={title} className="mt-7 grid grid-cols-1 gap-4.5 border-t border-line pt-7">
      {title && (
        <header className="flex items-baseline gap-3 max-[18rem]:flex-wrap">
          <h2 className="shrink-0 text-2xl max-[18rem]:shrink">{title}</h2>
          {aside && <div className="ml-auto text-sm text-ink-2">{aside}</div>}
        </header>
      )}
      {children}
    </section>
  )
}

type PhoneBarProps = { primary: ReactNode; preview: ReactNode; aside: ReactNode }

function PhoneBar({ primary, preview, aside }: PhoneBarProps) {
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  useToastRoomAbove(bar)
  return (
    <>
      <div
        ref={bar}
        data-print="hide"
        className="fixed inset-x-0 bottom-0 z-10 flex gap-2.5 border-t border-line bg-surface px-gutter pt-3 pb-[calc(.7rem+env(safe-area-inset-bottom))] *:flex-1 max-[18rem]:flex-wrap max-[18rem]:*:px-2 max-[18rem]:*:text-xs"
      >
        {aside ?? (
          <Button icon={Eye} onPress={() => setOpen(true)}>
            Vista previa
          </Button>
        )}
        {primary}
      </div>
      <BottomSheet title="Vista previa" isOpen={isOpen} onOpenChange={setOpen} isTall>
        <div className="bg-surface-2 px-gutter py-6">{preview}</div>
      </BottomSheet>
    </>
  )
}
