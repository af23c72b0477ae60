import { Tooltip } from '#ui/opening/tooltip.tsx'

type NamedProps = {
  label: string
  isRail: boolean
  children: React.ReactElement<React.DOMAttributes<HTMLElement>, 'a'>
}

/** In the rail the name of an icon shows on hover and focus. */
export function Named({ label, isRail, children }: NamedProps) {
  if (!isRail) return children
  return (
    <Tooltip label={label} placement="right">
      {children}
    </Tooltip>
  )
}
