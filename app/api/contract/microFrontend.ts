import * as v from 'valibot'
import { Text } from './common.ts'

/** The version of this contract; a micro-frontend that registers with another one is not mounted. */
export const CONTRACT_VERSION = 1

/** Micro-frontends of the site (S2 7). */
export const microFrontendNames = [
  'login-dialog',
  'login-dialog-2',
  'my-account',
  'in-app-notification',
  'notification-hub',
  'cookie-consent',
] as const
export type MicroFrontendName = (typeof microFrontendNames)[number]

/** An absolute address, or one relative to the manifest. */
const Address = v.pipe(v.string(), v.minLength(1), v.maxLength(500))

const common = {
  version: v.pipe(Text, v.maxLength(60)),
  name: v.picklist(microFrontendNames),
  /** Height in pixels that the page reserves; a micro-frontend in a frame keeps it until it sends another. */
  size: v.object({ height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2000)) }),
}

/** Shares the page's window, with its own shadow root: for scripts that the operator trusts like its own. */
const ShadowManifest = v.object({
  ...common,
  isolation: v.literal('shadow'),
  /** A classic script that dispatches `REGISTRATION` on its own element. */
  script: Address,
  /** Subresource integrity of `script`. */
  integrity: v.optional(v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/))),
  /** A stylesheet for the shadow root. */
  styles: v.optional(Address),
})

/** Has a document of its own, in a sandboxed frame without cookies: for scripts that must not reach the page. */
const FrameManifest = v.object({
  ...common,
  isolation: v.literal('frame'),
  /** The frame's document, which answers the message `MOUNT`. */
  page: Address,
})

/** GET {microFrontends}/{name}/manifest.json. */
export const MicroFrontendManifest = v.variant('isolation', [ShadowManifest, FrameManifest])
export type MicroFrontendManifest = v.InferOutput<typeof MicroFrontendManifest>
export type ShadowManifest = v.InferOutput<typeof ShadowManifest>
export type FrameManifest = v.InferOutput<typeof FrameManifest>

/** An entry of the notification centre, or one notice. */
export type MicroFrontendNotice = { id: string; title: string; text: string; isRead?: boolean }

type LoginData = {
  /** Why the login is needed, in one sentence. */
  reason?: string
  /** The name that this browser remembers. */
  username?: string
  register: string
  forgotten: string
}

/** Data that each micro-frontend gets from the site; JSON only, since it may cross into a frame. */
export type MicroFrontendData = {
  'login-dialog': LoginData
  'login-dialog-2': LoginData
  'my-account': { page: 'dashboard' | 'deposit' }
  'in-app-notification': { notice: MicroFrontendNotice }
  'notification-hub': { notices: MicroFrontendNotice[] }
  'cookie-consent': { analytics: boolean; marketing: boolean }
}

export type MicroFrontendContext<Name extends MicroFrontendName = MicroFrontendName> = {
  contract: typeof CONTRACT_VERSION
  name: Name
  locale: string
  theme: 'dark' | 'light'
  data: MicroFrontendData[Name]
}

/** Events from a micro-frontend to the site. */
export const MicroFrontendEvent = v.variant('type', [
  /** It can be used; must arrive within the site's deadline. */
  v.object({ type: v.literal('ready') }),
  /** It asks to be closed. */
  v.object({ type: v.literal('close') }),
  /** It cannot go on: the site's own part takes over. */
  v.object({ type: v.literal('fallback') }),
  /** A player has logged in at the gaming platform; `remember` is the name to remember in this browser. */
  v.object({ type: v.literal('login'), remember: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
  /** It has changed the balance. */
  v.object({ type: v.literal('balance') }),
  /** my-account asks for another of its pages, which the site then sends as new data. */
  v.object({ type: v.literal('page'), page: v.picklist(['dashboard', 'deposit']) }),
  /** The answer about cookies. */
  v.object({ type: v.literal('consent'), analytics: v.boolean(), marketing: v.boolean() }),
  /** A notice was opened. */
  v.object({ type: v.literal('open'), id: v.pipe(v.string(), v.maxLength(80)) }),
  /** The height in pixels that the content needs. */
  v.object({ type: v.literal('height'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(4000)) }),
])
export type MicroFrontendEvent = v.InferOutput<typeof MicroFrontendEvent>

/** Events from the site to a micro-frontend. */
export type SiteEvent<Name extends MicroFrontendName = MicroFrontendName> =
  | { type: 'focus' }
  | { type: 'theme'; theme: 'dark' | 'light' }
  | { type: 'data'; data: MicroFrontendData[Name] }

/** Second argument of `mount`. */
export type MicroFrontendHost<Name extends MicroFrontendName = MicroFrontendName> =
  MicroFrontendContext<Name> & {
    /** Sends an event to the site; more than the site's limit are dropped. */
    send: (event: MicroFrontendEvent) => void
    /** Calls `listener` for each event of the site; returns a function that unsubscribes. */
    listen: (listener: (event: SiteEvent<Name>) => void) => () => void
  }

/** Mounts into `element`; returns the function that unmounts. */
export type MountMicroFrontend<Name extends MicroFrontendName = MicroFrontendName> = (
  element: HTMLElement,
  host: MicroFrontendHost<Name>,
) => () => void

/** Name of the event that a script dispatches on its own element, with a `Registration` as its detail. */
export const REGISTRATION = 'arama:micro-frontend'

/** The detail of `REGISTRATION`. */
export const Registration = v.object({
  contract: v.literal(CONTRACT_VERSION),
  mount: v.custom<MountMicroFrontend>((value) => typeof value === 'function'),
})

/** Type of the only message to a frame; a port comes with it, and all events go through the port. */
export const MOUNT = 'arama:mount'
export type MountMessage = { type: typeof MOUNT; context: MicroFrontendContext }
