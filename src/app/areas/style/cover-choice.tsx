import { useQuery } from '@tanstack/react-query'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ReactNode, useRef } from 'react'
import type { WeddingLook } from '#contract/style.ts'
import { IMAGE_TYPES } from '#domain/inspiration/images.ts'
import { CENTRE, type CoverFocus } from '#domain/style/wedding-styles.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { StyleCover } from '#ui/art/style-cover.tsx'
import { Button } from '#ui/button.tsx'
import { FileInput } from '#ui/fields/file-drop.tsx'
import { Radio, RadioGroup } from '#ui/fields/radio-group.tsx'
import { Icon } from '#ui/icon.tsx'
import { PlainButton } from '#ui/plain-button.tsx'
import { CoverPhoto } from '../../shared/wedding/cover-photo.tsx'
import { previewOf, useCoverUpload } from './cover-upload.ts'
import { FocusPoint } from './focus-point.tsx'
import { coversQuery } from './style.queries.ts'

type CoverChoiceProps = {
  weddingId: string
  look: WeddingLook
  onCover: (changes: { coverId: string | null; focus: CoverFocus }) => void
  onFocus: (focus: CoverFocus) => void
}

/** The value of the style's own drawing among the photos. */
const DRAWING = 'drawing'

/** The cover: the drawing of the style, or a photo with the point that stays in sight. */
export function CoverChoice({ weddingId, look, onCover, onFocus }: CoverChoiceProps) {
  const picker = useRef<HTMLInputElement>(null)
  const { data: covers = [] } = useQuery(coversQuery(weddingId))
  const { upload, send, dismiss } = useCoverUpload(weddingId, ({ id }) =>
    onCover({ coverId: id, focus: CENTRE }),
  )
  return (
    <>
      <div className="grid grid-cols-5 gap-2.5">
        <RadioGroup
          label="Portada"
          value={look.cover?.id ?? DRAWING}
          onChange={(next) => onCover({ coverId: next === DRAWING ? null : next, focus: CENTRE })}
          className="contents"
        >
          <Tile value={DRAWING} name="El dibujo del estilo">
            <StyleCover look={{ style: look.style, colors: null }} className="size-full" />
          </Tile>
          {covers
            .filter(({ status }) => status !== 'damaged')
            .map((cover) => (
              <Tile key={cover.id} value={cover.id} name={cover.fileName}>
                <CoverPhoto
                  cover={cover}
                  focus={CENTRE}
                  size="thumb"
                  preview={previewOf(cover.id)}
                  className="size-full object-cover"
                />
              </Tile>
            ))}
        </RadioGroup>
        <FileInput ref={picker} accept={IMAGE_TYPES} onFiles={([file]) => file && void send(file)} />
        <PlainButton
          onPress={() => picker.current?.click()}
          aria-label="Subir una foto"
          isDisabled={upload !== null && upload.problem === null}
          className="grid aspect-square place-items-center rounded-print border border-dashed border-control text-ink-2 hover:border-primary"
        >
          {upload && upload.problem === null ? (
            <span className="num text-xs">{Math.round(upload.progress * 100)}&nbsp;%</span>
          ) : (
            <Icon of={ImagePlus} />
          )}
        </PlainButton>
      </div>
      <p role="status" className="sr-only">
        {upload && upload.problem === null && `Subiendo «${upload.name}»`}
      </p>
      {upload?.problem && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-danger">
          «{upload.name}»: {upload.problem}
          <Button variant="quiet" size="sm" onPress={dismiss}>
            Entendido
          </Button>
        </p>
      )}
      {covers.some(({ status }) => status === 'damaged') && (
        <p className="text-sm text-ink-2">
          No hemos podido abrir {damagedNames(covers)}. Prueba con otra foto, o guárdala antes como JPEG.
        </p>
      )}
      {look.cover && <FocusPoint cover={look.cover} focus={look.focus} onChange={onFocus} />}
    </>
  )
}

const damagedNames = (covers: { fileName: string; status: string }[]) =>
  inSpanishList(covers.flatMap(({ fileName, status }) => (status === 'damaged' ? [`«${fileName}»`] : [])))

function Tile({ value, name, children }: { value: string; name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0">
      <Radio
        value={value}
        label={name}
        className="block aspect-square cursor-pointer overflow-hidden rounded-print has-checked:shadow-[0_0_0_2.5px_var(--surface),0_0_0_4.5px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-6 has-focus-visible:outline-focus"
      >
        {children}
      </Radio>
    </div>
  )
}
