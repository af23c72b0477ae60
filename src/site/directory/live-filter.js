// Filters the directory while the visitor types. Without it the form sends itself and everything works the same.
const form = document.querySelector('#filtros')
const REPLACED = ['encontrados', 'planners', 'precio-aviso']

const address = () => {
  const filled = [...new FormData(form)].filter(([, text]) => text.trim())
  return filled.length ? `/directorio?${new URLSearchParams(filled)}` : '/directorio'
}

let waiting
let asked
const show = async (url) => {
  clearTimeout(waiting)
  asked?.abort()
  asked = new AbortController()
  const response = await fetch(url, { signal: asked.signal })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const id of REPLACED) {
    document.getElementById(id).replaceChildren(...page.getElementById(id).childNodes)
  }
  history.replaceState(null, '', url)
}

form.addEventListener('input', () => {
  clearTimeout(waiting)
  // Offline, or overtaken by the next letter: the button still sends the form.
  waiting = setTimeout(() => show(address()).catch(() => {}), 250)
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  show(address()).catch(() => form.submit())
})
