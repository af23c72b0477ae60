import { useRef, useState } from 'react'

type Submission = { isPending: boolean; error: unknown }

/** What a form sends, one at a time, and why the last time failed; a new try takes the old error away. */
export function useSubmission<Values>(send: (values: Values) => Promise<void>) {
  const [state, setState] = useState<Submission>({ isPending: false, error: null })
  const isUnderWay = useRef(false)

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

  const forgetError = () => setState((before) => ({ ...before, error: null }))
  return { ...state, submit, forgetError }
}
