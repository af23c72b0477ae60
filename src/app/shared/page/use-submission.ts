import { useEffect, useRef, useState } from 'react'

type Submission = { isPending: boolean; error: unknown }

/**
 * Sends a form, one submission at a time, and keeps why the last one failed. A new try takes the old error away; a
 * refused field gets the focus, for which the form carries the `form` ref.
 */
export function useSubmission<Values>(send: (values: Values) => Promise<void>) {
  const [state, setState] = useState<Submission>({ isPending: false, error: null })
  const isUnderWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  async function submit(values: Values) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState({ isPending: true, error: null })
    try {
      await send(values)
      setState({ isPending: false, error: null })
    } catch (error) {
      setState({ isPending: false, error })
    } finally {
      isUnderWay.current = false
    }
  }

  const { error } = state
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }, [error])

  return { ...state, submit, form }
}
