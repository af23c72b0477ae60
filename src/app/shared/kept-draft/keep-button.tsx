import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import type { KeepProps } from './keep-dialog.tsx'

const dialog = loadedPart(() => import('./keep-dialog.tsx'))

/** A button that keeps what is written under a name, to begin others with. */
export function KeepButton(props: KeepProps) {
  const [isKeeping, setKeeping] = useState(false)
  const close = () => setKeeping(false)
  const part = useOpenedPart(dialog, isKeeping, close)
  return (
    <p className="mt-7 border-t border-line pt-7">
      <Button onPress={() => setKeeping(true)}>{props.title}</Button>
      {part && isKeeping && <part.KeepDialog {...props} onClose={close} />}
    </p>
  )
}
