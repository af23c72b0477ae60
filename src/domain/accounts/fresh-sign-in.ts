import { MINUTE_MS } from '../time/time.ts'

/** How long after a sign-in a session may change the ways into its account, take data away and delete it. */
export const FRESH_SIGN_IN_MS = 10 * MINUTE_MS

export type SignIn = {
  signedInAt: Date
  /** Whether the account has a second step that was not given for this session: a trusted device is not asked. */
  lacksSecondStep: boolean
}

/** Whether a session is as good as the person themself: it has just begun, with every factor that the account asks for. */
export const isFreshSignIn = ({ signedInAt, lacksSecondStep }: SignIn, now: Date): boolean =>
  !lacksSecondStep && now.getTime() - signedInAt.getTime() <= FRESH_SIGN_IN_MS
