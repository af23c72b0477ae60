import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { cx } from './class-names.ts'
import { Icon, type IconGlyph } from './icon.tsx'
import { Spinner } from './spinner.tsx'

type PlainButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
  ref?: Ref<HTMLButtonElement>
}

export type ButtonProps = PlainButtonProps & {
  children: ReactNode
  icon?: IconGlyph
  /** What is happening while `isPending`, as a gerund: 'Guardando'. */
  pendingLabel?: string
}

/** A pill button. While pending it keeps its place and its focus, and shows the gerund. */
export function Button({ variant, size, className, icon, children, pendingLabel, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonClass({ variant, size, className })}>
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
    </AriaButton>
  )
}

/** Both labels lie on one another, so that the wider one sets the width from the start. */
const STACKED = 'col-start-1 row-start-1 inline-flex items-center gap-2'

type IconButtonProps = PlainButtonProps & { icon: IconGlyph; label: string; iconSize?: 'sm' | 'md' | 'lg' }

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
    <AriaButton
      {...props}
      aria-label={label}
      className={buttonClass({ variant, size, iconOnly: true, className })}
    >
      {props.isPending ? <Spinner /> : <Icon of={icon} size={iconSize} />}
    </AriaButton>
  )
}
