// Lists the pictures of the run that differ, and accepts one by a press.
const state = document.querySelector('#state')
const list = document.querySelector('#pictures')
const template = document.querySelector('#picture')

const captions = { before: 'Înainte', after: 'După', difference: 'Diferența' }
const missing = {
  before: 'Nicio imagine înainte: povestea e nouă.',
  difference: 'Fără diferență desenată: mărimile nu sunt aceleași.',
}
const looks = { dark: 'întunecat', light: 'luminos', forced: 'contrast forțat' }

const known = new Map()

/** Romanian has three forms of a number of things. */
const forms = { one: 'imagine diferă', few: 'imagini diferă', other: 'de imagini diferă' }
const plural = new Intl.PluralRules('ro')

function tell() {
  const left = [...known.values()].filter(({ accepted }) => !accepted).length
  const done = known.size - left
  const words = left === 0 ? 'Toate sunt acceptate.' : `${left} ${forms[plural.select(left)]}.`
  state.textContent = `${words} Acceptate: ${done} din ${known.size}.`
}

function sideOf(name, side, sides) {
  const figure = document.createElement('figure')
  const caption = document.createElement('figcaption')
  caption.textContent = captions[side]
  figure.append(caption)
  if (!sides.includes(side)) {
    figure.append(missing[side])
    return figure
  }
  const image = new Image()
  image.src = `picture?${new URLSearchParams({ name, side })}`
  image.alt = `${captions[side]}: ${name}`
  image.loading = 'lazy'
  const link = document.createElement('a')
  link.href = image.src
  link.target = '_blank'
  link.append(image)
  figure.append(link)
  return figure
}

function sign(picture) {
  picture.accepted = true
  picture.button.textContent = '✓ Acceptată'
  // Not `disabled`: the focus would be lost.
  picture.button.setAttribute('aria-disabled', 'true')
}

async function acceptPicture(picture) {
  if (picture.accepted || picture.sending) return
  picture.sending = true
  picture.article.querySelector('.failure')?.remove()
  try {
    const response = await fetch(`accept?${new URLSearchParams({ name: picture.name })}`, { method: 'POST' })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    sign(picture)
    tell()
  } catch (error) {
    const failure = document.createElement('p')
    failure.className = 'failure'
    failure.setAttribute('role', 'alert')
    failure.textContent = `Nu s-a putut accepta (${error.message}). Mai rulează comanda?`
    picture.article.append(failure)
  } finally {
    picture.sending = false
  }
}

function show({ name, sides }, isAccepted) {
  const article = template.content.cloneNode(true).querySelector('article')
  const [look, story] = name.split('/')
  const title = article.querySelector('h2')
  title.textContent = `${story}, ${looks[look]}`
  title.id = name
  article.setAttribute('aria-labelledby', name)
  const button = article.querySelector('button')
  button.setAttribute('aria-describedby', name)
  article.querySelector('.sides').append(...Object.keys(captions).map((side) => sideOf(name, side, sides)))
  const picture = { name, article, button, accepted: false }
  button.addEventListener('click', () => acceptPicture(picture))
  known.set(name, picture)
  if (isAccepted) sign(picture)
  list.append(article)
}

const chosen = () => document.activeElement?.closest('article')

function move(step) {
  const articles = [...list.children]
  const at = articles.indexOf(chosen())
  const next = articles[at === -1 ? 0 : Math.min(Math.max(at + step, 0), articles.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'start' })
}

const keys = {
  j: () => move(1),
  k: () => move(-1),
  a: () => {
    const picture = [...known.values()].find(({ article }) => article === chosen())
    if (picture) acceptPicture(picture)
  },
}

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  keys[event.key.toLowerCase()]?.()
})

try {
  const response = await fetch('pictures')
  if (!response.ok) throw new Error(`${response.status}`)
  const { pictures, accepted } = await response.json()
  for (const picture of pictures) show(picture, accepted.includes(picture.name))
  tell()
} catch (error) {
  state.textContent = `Imaginile nu s-au putut citi (${error.message}).`
}
