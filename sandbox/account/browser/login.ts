import { done, failed, onSubmit, post, type Said, tell } from './page.ts'

export const UNKNOWN = 'Nu am putut face autentificarea. Încearcă din nou.'

export const words: Record<string, string> = {
  'wrong-credentials': 'Numele sau parola nu se potrivesc.',
  suspended: 'Contul este suspendat. Scrie-ne ca să afli de ce.',
  'second-factor-required': 'Contul cere al doilea factor, pe care această pagină nu îl are.',
  'terms-changed': 'Termenii s-au schimbat. Intră din site ca să îi citești și să îi accepți.',
  'password-must-change': 'Parola trebuie schimbată. Intră din site ca să alegi alta.',
}

/** Address of the page that lists a player's exclusions, if the gateway redirects there. */
function leadAway(address: string): Said {
  location.assign(address)
  return failed('Contul este autoexclus.')
}

/** Exchanges the platform's session for one at the gateway. */
export async function enterGateway(base: string) {
  const { answer } = await post(`${base}/platform/api/temporary-token`, {})
  return post(`${base}/gateway/v1/login`, {
    username: answer.username,
    ims_temporary_token: answer.token,
    device_type: matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop',
    os_name: 'web',
    client_platform: 'web',
  })
}

async function login(form: HTMLFormElement): Promise<Said> {
  const { base = '', back = '/' } = form.dataset
  const { username, password, remember } = Object.fromEntries(new FormData(form))
  const door = await post(`${base}/platform/api/login`, { username, password, rememberMe: remember ? 1 : 0 })
  if (door.answer.errorCode !== 0) return failed(words[door.answer.reason ?? ''] ?? UNKNOWN)
  const session = await enterGateway(base)
  const away = session.answer.additionalInformation?.redirectionUrl
  if (away) return leadAway(away)
  if (!session.ok) return failed(UNKNOWN)
  if (!tell({ type: 'arama:login', product: 'casino' })) location.assign(back)
  else if (window.opener) window.close()
  return done('Ești în cont.')
}

/** Starts the login page: logs in at the platform, then at the gateway. */
export const startLogin = (form: HTMLFormElement): void => onSubmit(form, () => login(form))
