import { type ComponentProps, type MouseEvent, type Ref, use } from 'react'
import { TriggerContext } from './opening/trigger-context.ts'

export type PlainButtonProps = Omit<
  ComponentProps<'button'>,
  'onClick' | 'disabled' | 'aria-disabled' | 'ref'
> & {
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  isDisabled?: boolean
  /** Keeps its place and its focus, and takes no press. */
  isPending?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button without looks of its own. As the trigger of a menu or a panel it opens that. */
export function PlainButton({ onPress, isDisabled, isPending, type = 'button', ...props }: PlainButtonProps) {
  const trigger = use(TriggerContext)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) return event.preventDefault()
    // Safari does not focus what is pressed, and a dialog gives the focus back to what had it.
    if (document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true })
    onPress?.(event)
    trigger?.onClick(event)
  }
  return (
    <button
      {...trigger}
      {...props}
      ref={trigger ? joined(props.ref, trigger.ref) : props.ref}
      type={isPending && type === 'submit' ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      onClick={press}
      onKeyDown={
        trigger?.onKeyDown
          ? (event) => {
              props.onKeyDown?.(event)
              trigger.onKeyDown?.(event)
            }
          : props.onKeyDown
      }
    />
  )
}

/** Gives an element to both; the trigger's own never changes. */
function joined(own: Ref<HTMLButtonElement> | undefined, trigger: Ref<HTMLButtonElement>) {
  if (!own) return trigger
  return (element: HTMLButtonElement | null) => {
    for (const ref of [own, trigger]) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }
}
