import type { LoginFlowPorts } from './loginFlow.ts'

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** What the gateway wants to know of a device (S1 7): its kind, and a system's name, `other` for one we do not know. */
export function deviceOf({
  userAgent,
  touch,
}: {
  userAgent: string
  touch: boolean
}): LoginFlowPorts['device'] {
  const [os_name = 'other'] = systems.find(([, sign]) => sign.test(userAgent)) ?? []
  return touch
    ? { device_type: 'mobile', os_name, client_platform: 'mobile' }
    : { device_type: 'desktop', os_name, client_platform: 'web' }
}
