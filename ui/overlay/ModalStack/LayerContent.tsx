import { type ComponentProps, useEffect, useRef } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** The part of a modal that scrolls. It is a stop of the Tab key when it holds none, so that keys can scroll it. */
export function LayerContent({ children, ref, ...rest }: ComponentProps<'div'>) {
  const own = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = own.current
    if (!element) return
    const adapt = () => {
      const scrolls = element.scrollHeight > element.clientHeight
      if (scrolls && !element.querySelector(FOCUSABLE)) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    // It calls for each of them at once, when the sizes are known without asking for a layout of its own.
    const sizes = new ResizeObserver(adapt)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    return () => sizes.disconnect()
  }, [])

  function attach(element: HTMLDivElement | null) {
    own.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }

  return (
    <div {...rest} ref={attach}>
      {children}
    </div>
  )
}
