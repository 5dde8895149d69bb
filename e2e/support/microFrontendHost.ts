// Runs in a page of the site: the site's own loader, without the parts of the page that use it.
import type {
  MicroFrontendData,
  MicroFrontendEvent,
  MicroFrontendName,
} from '#app/api/contract/microFrontend.ts'
import { type Mounted, mountMicroFrontend } from '#app/platform/microFrontends/mountMicroFrontend.ts'
import { createRegistrations } from '#app/platform/microFrontends/registrations.ts'

const notice = { id: 'n-1', title: 'Ai primit un bonus', text: 'Zece rotiri gratuite te așteaptă.' }
const login = { register: '/inregistrare', forgotten: '/parola' }

const data: MicroFrontendData = {
  'login-dialog': login,
  'login-dialog-2': login,
  'my-account': { page: 'dashboard' },
  'in-app-notification': { notice },
  'notification-hub': { notices: [notice] },
  'cookie-consent': { analytics: false, marketing: false },
}

const registrations = createRegistrations()
const events: MicroFrontendEvent[] = []
let mounted: Mounted | undefined

/** Mounts one into a new element at the start of the page; resolves to whether it is ready. */
function mount(name: MicroFrontendName, microFrontends: string): Promise<boolean> {
  const element = document.createElement('div')
  element.id = 'slot'
  document.body.prepend(element)
  return new Promise((resolve) => {
    mounted = mountMicroFrontend({
      name,
      label: 'Probă',
      given: () => ({ locale: 'ro', theme: 'dark', data: data[name] }),
      element,
      services: { assets: '', microFrontends },
      registrations,
      onEvent(event) {
        events.push(event)
        if (event.type === 'ready') resolve(true)
      },
      onFail: () => resolve(false),
    })
  })
}

/** Removes it and its element; returns the number of elements that it had left there. */
function unmount(): number {
  mounted?.unmount()
  const element = document.getElementById('slot')
  const left = element?.childElementCount ?? 0
  element?.remove()
  return left
}

export type { MicroFrontendName }
export type MicroFrontendHost = { mount: typeof mount; unmount: typeof unmount; events: typeof events }

Object.assign(window, { host: { mount, unmount, events } })
