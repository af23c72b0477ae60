import { type MouseEvent, useRef } from 'react'

/** The saves that are under way, and a link to a page that shows what they save. */
export function usePendingSave() {
  const latest = useRef<Promise<unknown> | null>(null)
  return {
    /** Takes note of a save until it has ended, and gives it back. */
    track: <Saved>(saving: Promise<Saved>): Promise<Saved> => {
      const all = Promise.all([latest.current, saving]).finally(() => {
        if (latest.current === all) latest.current = null
      })
      latest.current = all
      return saving
    },
    /** Lets a link wait for the save that leaving the field has begun: the page would show what was there before. */
    openSaved: (event: MouseEvent<HTMLAnchorElement>): void => {
      const saving = latest.current
      if (!saving) return
      event.preventDefault()
      openAfter(saving, event.currentTarget.href)
    },
  }
}

/** The tab is there at once: browsers let a page open none later. */
function openAfter(saving: Promise<unknown>, address: string): void {
  const tab = window.open('', '_blank')
  if (!tab) return
  tab.opener = null
  void saving.finally(() => tab.location.replace(address))
}
