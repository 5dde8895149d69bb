import { type RefObject, useEffect } from 'react'

type Modal = {
  open: boolean
  dialog: RefObject<HTMLDialogElement | null>
  heading: RefObject<HTMLElement | null>
}

/** Opens the dialog over everything, moves focus to its heading and holds the page's scroll until it closes. */
export function useModal({ open, dialog, heading }: Modal) {
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const page = document.documentElement
    const { overflow } = page.style

    page.style.overflow = 'hidden'
    element.showModal()
    heading.current?.focus()

    return () => {
      page.style.overflow = overflow
      element.close()
    }
  }, [open, dialog, heading])
}
