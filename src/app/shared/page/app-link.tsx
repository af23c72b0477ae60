import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

type AppLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & { href: string; onFollow?: () => void }

/** A link to an address of the app that the server has given: it is followed without loading a page. */
export function AppLink({ href, onFollow, ...props }: AppLinkProps) {
  const { history } = useRouter()
  const follow = (event: MouseEvent) => {
    onFollow?.()
    // A paper at an address without an account is no page of the app.
    if (!href.startsWith('/app')) return
    // Another tab, another window or a download is the browser's.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    history.push(href)
  }
  return <a {...props} href={href} onClick={follow} />
}
