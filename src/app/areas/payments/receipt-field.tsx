import Camera from 'lucide-react/icons/camera'
import Paperclip from 'lucide-react/icons/paperclip'
import { useRef } from 'react'
import { FileInput } from '#ui/fields/file-drop.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMedia } from '../../shared/page/use-media.ts'
import type { useReceipt } from './use-receipt.ts'

type ReceiptFieldProps = { receipt: ReturnType<typeof useReceipt>; hasOne: boolean }

/** The receipt: a file, or by phone a photograph taken now. */
export function ReceiptField({ receipt, hasOne }: ReceiptFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isTouched = useMedia('(pointer: coarse)')
  if (!receipt.mayAdd) return null
  const choose = ([file]: File[]) => file && receipt.setFile(file)
  return (
    <div data-edits className="flex gap-2">
      <FileInput ref={picker} accept={RECEIPTS} onFiles={choose} />
      <button type="button" onClick={() => picker.current?.click()} className={BOX}>
        <Icon of={Paperclip} />
        <span className="min-w-0 text-left">
          <b className="block font-strong wrap-anywhere">
            {receipt.file ? receipt.file.name : hasOne ? 'Cambiar el recibo' : 'Adjuntar el recibo'}
          </b>
          <small className="text-sm text-ink-2">PDF o foto. Se guarda con el proveedor.</small>
        </span>
      </button>
      {isTouched && (
        <>
          <FileInput ref={camera} accept={['image/*']} capture="environment" onFiles={choose} />
          <button
            type="button"
            aria-label="Hacer una foto del recibo"
            onClick={() => camera.current?.click()}
            className="grid w-14 shrink-0 place-items-center rounded-paper border border-dashed border-control"
          >
            <Icon of={Camera} />
          </button>
        </>
      )}
    </div>
  )
}

const RECEIPTS = ['application/pdf', 'image/*']

const BOX =
  'flex min-h-14 flex-1 items-start gap-3 rounded-paper border border-dashed border-control p-3.5 hover:bg-surface-hover'
