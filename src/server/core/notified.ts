/** A command that has notified other members returns this: its result, and that their bells are to be read again. */
export class Notified<T = undefined> {
  readonly result: T

  constructor(result: T) {
    this.result = result
  }
}

export type ResultOf<O> = O extends Notified<infer T> ? T : O

/** The result alone of a command that may have notified other members. */
export const resultOf = <O>(outcome: O) =>
  (outcome instanceof Notified ? outcome.result : outcome) as ResultOf<O>
