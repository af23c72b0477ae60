import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { codeOf, messageFor } from '../error-messages.ts'

/** Why fields cannot be sent as they are, by their names; `null` when nothing is wrong with one. */
export type Problems<Field extends string> = { readonly [Name in Field]?: string | null }

type SubmissionOptions<Values, Field extends string, Refused extends string> = {
  /** Reads the fields. Its sentences stand from the first press that they stopped, and go as the fields are mended. */
  problems?: (values: Values) => Problems<Field>
  /** Reads the form as it is drawn, where alone a half-typed date can be seen: once at each press. */
  ask?: (form: HTMLFormElement) => Problems<Field>
  /**
   * The field at which the sentence of a refusal stands, by its code, or one for all. Any other concerns the form as a
   * whole.
   */
  fieldOf?: Readonly<Record<string, Refused>> | ((code: string) => Refused | undefined) | Refused
  mutationKey?: readonly string[]
  /** Told when a promise is waited for, where the button stands outside of what knows the form. */
  onPending?: (isPending: boolean) => void
}

type Pressed<Values, Field extends string> = { values: Values; asked: Problems<Field> }

/**
 * Everything a form does when it is sent: it says which fields are wrong and leads to the first, sends once however
 * often it is pressed, and keeps why it was refused until the next try. `send` may do its work at once, as a change of
 * a list does, or give a promise, for which the button waits.
 */
export function useSubmission<Values = void, Field extends string = never, Refused extends string = never>(
  send: (values: Values) => unknown,
  options: SubmissionOptions<Values, Field, Refused> = {},
) {
  const { problems: read, ask, fieldOf, mutationKey, onPending } = options
  const form = useRef<HTMLFormElement>(null)
  const [stopped, setStopped] = useState<Pressed<Values, Field> | null>(null)
  const { isUnderWay, wait, reset, isPending, error } = useWaiting({ mutationKey, onPending })
  useEffect(() => {
    if (stopped || error) form.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [stopped, error])

  async function submit(values: Values): Promise<void> {
    if (isUnderWay.current) return
    const asked = (form.current && ask?.(form.current)) ?? {}
    const isFit = isEmpty(asked) && isEmpty(read?.(values) ?? {})
    setStopped(isFit ? null : { values, asked })
    if (!isFit) return reset()
    const sending = send(values)
    if (sending instanceof Promise) await wait(sending)
  }

  const place = error ? placeOf(error, fieldOf) : undefined
  return {
    submit,
    isPending,
    /** Why the form as a whole was refused. */
    error: place === undefined ? error : null,
    problems: firstOf<Field | Refused>(
      stopped?.asked ?? {},
      (stopped && read?.(stopped.values)) ?? {},
      place === undefined ? {} : { [place]: messageFor(error) },
    ),
    /** Forgets what was wrong, once something else is typed. */
    reset: () => {
      if (isUnderWay.current) return
      setStopped(null)
      reset()
    },
    ref: form,
    /** Presses the button that sends, from elsewhere. */
    press: () => form.current?.requestSubmit(),
    /** The attributes of the form; `values` is what its button and Enter send. */
    props: (values: Values) => ({
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit(values)
      },
    }),
  }
}

/** Waits for one thing at a time, and keeps why the last one failed. */
function useWaiting({
  mutationKey,
  onPending,
}: Pick<SubmissionOptions<never, never, never>, 'mutationKey' | 'onPending'>) {
  const isUnderWay = useRef(false)
  const { mutateAsync, reset, isPending, error } = useMutation({
    ...(mutationKey && { mutationKey }),
    mutationFn: (sending: Promise<unknown>) => sending,
  })
  async function wait(sending: Promise<unknown>): Promise<void> {
    isUnderWay.current = true
    onPending?.(true)
    await mutateAsync(sending).catch(() => {})
    isUnderWay.current = false
    onPending?.(false)
  }
  return { isUnderWay, wait, reset, isPending, error }
}

/** A form of which its dialog needs to know how it is sent, and how that goes. */
export type Submission = {
  props: () => {
    ref: RefObject<HTMLFormElement | null>
    noValidate: boolean
    onSubmit: (event: FormEvent) => void
  }
  isPending: boolean
  error: unknown
}

/** A control that takes the focus; groups of them are marked too. */
const WRONG = '[aria-invalid=true]:is(input, textarea, button, [tabindex])'

const placeOf = <Refused extends string>(
  error: unknown,
  fieldOf: SubmissionOptions<never, never, Refused>['fieldOf'],
) => {
  if (typeof fieldOf === 'function') return fieldOf(codeOf(error))
  return typeof fieldOf === 'string' ? fieldOf : fieldOf?.[codeOf(error)]
}

const isEmpty = (problems: object) => Object.values(problems).every((problem) => !problem)

/** For each field the first problem that is one. */
function firstOf<Field extends string>(...found: readonly object[]): Problems<Field> {
  const all = found.flatMap((problems) => Object.entries(problems).filter(([, problem]) => problem))
  return Object.fromEntries(all.reverse()) as Problems<Field>
}
