// Runs before the first paint, inlined into the head and allowed by its hash.
// From a string the page draws and runs only what React itself writes: elements for scripts, and records for crawlers.
// When React draws the whole document anew, since something had changed it or its frame failed, the server's own inline texts
// may be written again; refused, the page would do nothing any more. A script that comes to be by way of a string never runs:
// of its text nothing is kept.
{
  let writesScript = false
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (html === '<script>\x3c/script>') {
        writesScript = true
        queueMicrotask(() => {
          writesScript = false
        })
        return html
      }
      if (html === '') return html
      const own = [...document.querySelectorAll('style, script:not([src])')]
      if (own.some((element) => element.textContent === html)) return html
      return writesScript ? '' : null
    },
    createScript: (text) => {
      try {
        JSON.parse(text)
        return text
      } catch {
        return null
      }
    },
  })
}

;(() => {
  const root = document.documentElement

  // Credentials never outlive the address they came with (CTX-02): not in the bar, in a report, in a link that is shared.
  const address = new URL(location.href)
  if (address.searchParams.has('username') || address.searchParams.has('token')) {
    const username = address.searchParams.get('username')
    const token = address.searchParams.get('token')
    // For the session, which takes them from here as soon as its code is there.
    if (username && token) globalThis.aramaCredentials = { username, token }
    address.searchParams.delete('username')
    address.searchParams.delete('token')
    history.replaceState(history.state, '', address)
  }

  // Somebody was logged in when this browser was last here: what is for guests alone waits until that is known.
  if (/(?:^|; )(?:keep-alive|remembered)=[^;]/.test(document.cookie)) root.dataset.player = 'expected'

  const theme = /(?:^|; )theme=(dark|light)(?:;|$)/.exec(document.cookie)
  if (theme) root.dataset.theme = theme[1]
  if (/(?:^|; )motion=quiet(?:;|$)/.test(document.cookie)) root.dataset.motion = 'quiet'

  // Details that lay over a page come back over it, after a reload too and from a game that took the screen: at
  // their address the server only has a page of their own. It stands in the bar again as soon as the page beneath has come.
  const isMasked = () => Boolean(history.state?.masked && history.state.usr?.details)
  // Back and Forward end the loading of the next document: this one, which is hidden, would stay.
  const loadWhatIsThere = (event) => {
    event.stopImmediatePropagation()
    reload()
  }
  const reload = () => {
    const { state } = history
    if (isMasked()) {
      const { pathname, search } = state.masked
      const shown = location.pathname + location.search
      history.replaceState({ ...state, masked: undefined, shown }, '', pathname + search)
    }
    // Else the browser scrolls to where this document stood, which is nowhere.
    history.scrollRestoration = 'manual'
    root.hidden = true
    // Nobody writes down where this document stood either.
    addEventListener('pagehide', (event) => event.stopImmediatePropagation())
    addEventListener('popstate', loadWhatIsThere)
    location.reload()
  }
  const { shown, ...state } = history.state ?? {}
  if (shown) {
    const { pathname, search } = location
    history.replaceState({ ...state, masked: { pathname, search, hash: '' } }, '', shown)
  } else if (isMasked()) return reload()

  // Back or Forward before hydration: React would find another page than the one it came with.
  const loaded = location.pathname + location.search
  addEventListener('popstate', (event) => {
    if (root.dataset.hydrated !== undefined || location.pathname + location.search === loaded) return
    event.stopImmediatePropagation()
    reload()
  })

  // A page that is returned to is as tall as it was before its lower parts are drawn. Entries over one page share its
  // place, and the router's own script, which scrolls there, knows the entry alone.
  try {
    const { state } = history
    const places = JSON.parse(sessionStorage.getItem('react-router-scroll-positions'))
    if (state?.usr?.page) {
      places[state.key] = places[state.usr.page]
      sessionStorage.setItem('react-router-scroll-positions', JSON.stringify(places))
    }
    // Parts drawn at the top before the page stands where it was left would take another height than the place was kept with.
    if (places[state.key] > 0) {
      root.dataset.returning = ''
      const stand = () => delete root.dataset.returning
      addEventListener('scroll', stand, { once: true })
      document.addEventListener('DOMContentLoaded', stand)
    }
  } catch {}
  try {
    const sizes = new CSSStyleSheet()
    sizes.replaceSync(sessionStorage.getItem('arama.parts') ?? '')
    document.adoptedStyleSheets = [sizes]
  } catch {}
})()

// The line belongs to the picture of the first view. Tiles, faces, the whole stylesheet and scripts come after it: asked for
// together they share the line, and the largest paint comes late.
{
  const root = document.documentElement
  root.dataset.pictures = 'held'
  const show = (image) => {
    for (const part of [...image.parentNode.querySelectorAll('source'), image]) {
      if (part.dataset.srcset) part.srcset = part.dataset.srcset
    }
    if (image.dataset.src) image.src = image.dataset.src
    image.dataset.asked = ''
  }
  let sayInView
  const inView = new Promise((say) => {
    sayInView = say
  })
  const near = new IntersectionObserver((entries) => {
    const images = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)
    for (const image of images) {
      near.unobserve(image)
      show(image)
    }
    sayInView(images)
  })
  const release = () => {
    if (!root.dataset.pictures) return
    delete root.dataset.pictures
    for (const image of document.querySelectorAll('img[data-src]:not([data-asked])')) near.observe(image)
  }

  // Nor does anybody who scrolls wait for it.
  addEventListener('scroll', release, { once: true, passive: true })

  const later = (kind) => document.querySelectorAll(`[data-later="${kind}"]`)
  const ask = (kind) => {
    for (const link of later(kind)) link.rel ||= kind
  }
  // Scripts find the whole stylesheet in force. A script element that has not run yet runs when it is put in again.
  const [sheet] = later('stylesheet')
  const styled = new Promise((done) => {
    sheet?.addEventListener('load', done)
    sheet?.addEventListener('error', done)
  })
  const run = () => {
    const [script] = later('script')
    if (!script || script.type === 'module') return
    script.type = 'module'
    script.parentNode.insertBefore(script, script.nextSibling)
  }
  const askForScripts = () => {
    for (const kind of ['stylesheet', 'preload', 'modulepreload']) ask(kind)
    styled.then(run)
  }
  const begin = () => {
    release()
    askForScripts()
  }

  // On a near line there is nothing to gain: the page comes in the brand's faces at once. What the browser knows of the line
  // counts (ms, Mbit/s); without that, how soon this page began to come.
  const { connection } = navigator
  const { responseStart = Infinity } = performance.getEntriesByType('navigation')[0] ?? {}
  const isNear = connection
    ? connection.rtt < 150 && connection.downlink > 2 && !connection.saveData
    : responseStart < 150
  if (isNear) {
    sheet?.setAttribute('blocking', 'render')
    for (const kind of ['stylesheet', 'preload']) ask(kind)
  }
  // Pictures of the first view: those that the page names. A page that names none shows what of its pictures is in view, and
  // the first three stand for them.
  const firstPictures = async () => {
    const named = [...document.querySelectorAll('img[fetchpriority="high"]')]
    if (named.length > 0 || !document.querySelector('img[data-src]')) return named
    release()
    return (await inView).slice(0, 3)
  }
  document.addEventListener('DOMContentLoaded', () => {
    if (isNear) askForScripts()
    // Once it has been painted.
    const beginSoon = () => requestAnimationFrame(() => setTimeout(begin))
    const arrived = (image) =>
      image.complete ||
      new Promise((done) => {
        for (const type of ['load', 'error']) image.addEventListener(type, done)
      })
    firstPictures()
      .then((images) => Promise.all(images.map(arrived)))
      .then(beginSoon)
    // One that never answers.
    setTimeout(begin, 4000)
    // Who presses something waits for scripts.
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, begin, { capture: true, once: true })
  })
}

// A button that is pressed before its part of the page is hydrated does what it was pressed for right after. React knows an
// element by properties that it gives it; of what it hydrates for the press itself it takes care alone. After 5 s nobody waits
// for it any more.
{
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  let pressed
  const pressAgain = (button, tries) => {
    if (button !== pressed || !button.isConnected) return
    if (isHydrated(button)) button.click()
    else if (tries > 0) setTimeout(pressAgain, 50, button, tries - 1)
  }
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      const button = isTrusted && target.closest?.('button')
      pressed = button
      if (button && !isHydrated(button)) setTimeout(() => isHydrated(button) || pressAgain(button, 100))
    },
    { capture: true },
  )
}
