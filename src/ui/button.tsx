import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { cx } from './class-names.ts'
import { Spinner } from './feedback/spinner.tsx'
import { Icon, type IconGlyph } from './icon.tsx'
import { PlainButton, type PlainButtonProps } from './plain-button.tsx'

type LookProps = Omit<PlainButtonProps, 'children'> & { variant?: ButtonVariant; size?: ButtonSize }

export type ButtonProps = LookProps & {
  children: ReactNode
  icon?: IconGlyph
  /** The act under way while `isPending`, as a gerund: 'Guardando'. */
  pendingLabel?: string
}

/** A pill button. While pending it keeps its place and its focus, and shows the gerund. */
export function Button({ variant, size, className, icon, children, pendingLabel, ...props }: ButtonProps) {
  return (
    <PlainButton {...props} className={buttonClass({ variant, size, className })}>
      <span className="grid justify-items-center">
        <span className={cx(STACKED, props.isPending && 'invisible')}>
          {icon && <Icon of={icon} />}
          {children}
        </span>
        {(pendingLabel || props.isPending) && (
          <span className={cx(STACKED, !props.isPending && 'invisible')}>
            <Spinner />
            {pendingLabel}
          </span>
        )}
      </span>
    </PlainButton>
  )
}

/** Both labels lie on one another, so that the wider one sets the width from the start. */
const STACKED = 'col-start-1 row-start-1 inline-flex items-center gap-2'

type IconButtonProps = LookProps & { icon: IconGlyph; label: string; iconSize?: 'sm' | 'md' | 'lg' }

/** A round button that is only an icon; `label` is its name for screen readers. */
export function IconButton({
  variant = 'quiet',
  size = 'sm',
  className,
  icon,
  iconSize,
  label,
  ...props
}: IconButtonProps) {
  return (
    <PlainButton
      {...props}
      aria-label={label}
      className={buttonClass({ variant, size, iconOnly: true, className })}
    >
      {props.isPending ? <Spinner /> : <Icon of={icon} size={iconSize} />}
    </PlainButton>
  )
}
