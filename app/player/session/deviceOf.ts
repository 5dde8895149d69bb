import type { LoginFlowPorts } from './loginFlow.ts'

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** The device in the gateway's terms (S1 7): its kind and the name of its system, `other` if unknown. */
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
