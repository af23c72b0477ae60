/** The documents that a new account accepts, and the one that its owner has read. */
export function TermsLink() {
  return <DocumentLink path="/terminos" name="términos" />
}

export function ProcessingLink() {
  return <DocumentLink path="/encargo" name="encargo de tratamiento" />
}

export function PrivacyLink() {
  return <DocumentLink path="/privacidad" name="política de privacidad" />
}

function DocumentLink({ path, name }: { path: string; name: string }) {
  return (
    <a href={path} className="link font-normal">
      {name}
    </a>
  )
}
