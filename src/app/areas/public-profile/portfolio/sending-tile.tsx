import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import type { Upload } from '../../../sync/uploads/uploads.ts'
import { photoUploads } from './photo-uploads.ts'

export function SendingTile({ upload: { id, name, file, status, progress } }: { upload: Upload<unknown> }) {
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <>
      <div className="relative aspect-[4/5] overflow-hidden rounded-print bg-surface-2">
        {preview && <img src={preview} alt="" className="size-full object-cover opacity-45" />}
        <Progress
          label={`Subiendo ${name}`}
          hideLabel
          value={progress}
          className="absolute inset-x-2.5 bottom-2.5"
        />
      </div>
      <p className="mt-1.5 text-sm text-ink-2">
        {status === 'waiting' ? 'En espera' : `Subiendo, ${Math.round(progress * 100)}\u00a0%`}
        <Button
          size="sm"
          variant="quiet"
          onPress={() => photoUploads.drop(id)}
          aria-label={`Cancelar ${name}`}
        >
          Cancelar
        </Button>
      </p>
    </>
  )
}
