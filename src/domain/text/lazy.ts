/**
 * Makes a value when it is first asked for, and keeps it. The first `Intl` format takes tens of milliseconds on a slow
 * phone, which a module that makes one while it is loaded adds to the start of the app.
 */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
