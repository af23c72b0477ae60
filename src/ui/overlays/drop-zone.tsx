import { DropZone as AriaDropZone } from 'react-aria-components/DropZone'
import { Text } from 'react-aria-components/Text'
import { isFileDropItem } from 'react-aria-components/useDrop'
import { cx } from '../class-names.ts'
import { FileButton, type FileDropProps } from '../file-drop.tsx'
import { Icon } from '../icon.tsx'
import { OverlayFrame } from './overlay-frame.tsx'

export function DropZone({
  label,
  hint,
  buttonLabel,
  icon,
  onFiles,
  isDisabled,
  className,
  ...picker
}: FileDropProps) {
  return (
    <OverlayFrame>
      <AriaDropZone
        // react-aria says 'DropZone' in every language.
        aria-label="Zona para soltar archivos"
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={async (event) => {
          const dropped = event.items.filter(isFileDropItem)
          const files = await Promise.all(dropped.map((item) => item.getFile()))
          if (files.length > 0) onFiles(picker.allowsMultiple ? files : files.slice(0, 1))
        }}
        className={cx(ZONE, className)}
      >
        {icon && <Icon of={icon} size="lg" className="text-ink-3" />}
        <Text slot="label" className="font-strong text-ink">
          {label}
        </Text>
        {hint && <p className="text-xs text-ink-3">{hint}</p>}
        <FileButton {...picker} onFiles={onFiles} isDisabled={isDisabled} className="mt-1.5">
          {buttonLabel}
        </FileButton>
      </AriaDropZone>
    </OverlayFrame>
  )
}

const ZONE =
  'grid min-h-38 place-content-center justify-items-center gap-1 rounded-paper border border-dashed border-control p-5 text-center text-sm text-ink-2 transition-colors duration-(--t-fast) data-drop-target:border-primary data-drop-target:bg-primary-soft data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus'
