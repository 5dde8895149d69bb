import {
  CONTRACT_VERSION,
  type MicroFrontendName,
  type MountMicroFrontend,
  REGISTRATION,
} from '#app/api/contract/microFrontend.ts'

/** Address of the script that is running, which is only known until it has ended. */
const { currentScript } = document

/** Path prefix of the sandbox, whose services these scripts call: they are served at `/fe` and `/prematch/fe`. */
export const base = new URL(currentScript?.getAttribute('src') ?? '', location.href).pathname.replace(
  /(?:\/prematch)?\/fe\/.*$/,
  '',
)

/** Gives the page what mounts this micro-frontend. */
export function register<Name extends MicroFrontendName>(mount: MountMicroFrontend<Name>): void {
  const detail = { contract: CONTRACT_VERSION, mount }
  currentScript?.dispatchEvent(new CustomEvent(REGISTRATION, { bubbles: true, detail }))
}
