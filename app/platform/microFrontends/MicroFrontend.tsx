import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type {
  MicroFrontendData,
  MicroFrontendEvent,
  MicroFrontendName,
} from '#app/api/contract/microFrontend.ts'
import { useTheme } from '../theme.ts'
import { useServices } from '../useServices.ts'
import { useStore } from '../visit.ts'
import styles from './MicroFrontend.module.css'
import { type Mounted, mountMicroFrontend } from './mountMicroFrontend.ts'
import { createRegistrations } from './registrations.ts'

export type MicroFrontendProps<Name extends MicroFrontendName> = {
  name: Name
  /** Accessible name of a frame. */
  label: string
  /** Data for the micro-frontend; a new object is sent to it, so memoise it. */
  data: MicroFrontendData[Name]
  /** Shown until it is ready. */
  pending?: ReactNode
  /** Whether it gets the focus once it is ready. @default false */
  takesFocus?: boolean
  onEvent: (event: MicroFrontendEvent) => void
  /** Called within 3 s if it cannot be used: the caller renders its fallback. */
  onFail: () => void
}

/** The theme that a visitor sees. */
function useShownTheme(): 'dark' | 'light' {
  const theme = useTheme()
  if (theme !== 'system') return theme
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** A part of the page that another team builds and serves (MFE-01); only for the browser. */
export function MicroFrontend<Name extends MicroFrontendName>(props: MicroFrontendProps<Name>) {
  const { name, label, data, pending, takesFocus = false } = props
  const { locale } = useIntl()
  const services = useServices()
  const registrations = useStore(createRegistrations)
  const theme = useShownTheme()
  const element = useRef<HTMLDivElement>(null)
  const mounted = useRef<Mounted>(undefined)
  const [ready, setReady] = useState(false)

  const hear = useEffectEvent((event: MicroFrontendEvent) => {
    if (event.type === 'ready') setReady(true)
    props.onEvent(event)
  })
  const fail = useEffectEvent(() => props.onFail())
  const given = useEffectEvent(() => ({ label, services, context: { locale, theme, data } }))

  useEffect(() => {
    if (!element.current) return
    const { label, services } = given()
    const made = mountMicroFrontend({
      name,
      label,
      services,
      given: () => given().context,
      element: element.current,
      registrations,
      onEvent: (event) => hear(event),
      onFail: () => fail(),
    })
    mounted.current = made
    return () => {
      made.unmount()
      setReady(false)
    }
  }, [name, registrations])
  // A hidden element takes no focus, so this waits until it is shown.
  useEffect(() => {
    if (ready && takesFocus) mounted.current?.send({ type: 'focus' })
  }, [ready, takesFocus])
  useEffect(() => mounted.current?.send({ type: 'theme', theme }), [theme])
  useEffect(() => mounted.current?.send({ type: 'data', data }), [data])

  return (
    <div className={styles.place} data-ready={ready || undefined} aria-busy={!ready || undefined}>
      <div className={styles.part} ref={element} />
      {!ready && <div className={styles.pending}>{pending}</div>}
    </div>
  )
}
