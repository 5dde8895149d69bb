import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Popover } from '.'

const button = () => screen.getByRole('button', { hidden: true })

test('its button keeps its own handler and ref', async () => {
  const pressed = vi.fn()
  const ref = createRef<HTMLButtonElement>()
  const trigger = (
    <button ref={ref} type="button" onClick={pressed}>
      Despre
    </button>
  )
  render(
    <Popover label="Despre jackpot" trigger={trigger}>
      Crește cu fiecare pariu.
    </Popover>,
  )
  expect(ref.current).toBe(button())
  fireEvent.click(button())
  expect(pressed).toHaveBeenCalledOnce()
  expect(await screen.findByRole('dialog', { name: 'Despre jackpot' })).toBeInTheDocument()
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  fireEvent.click(button())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a handler that prevents the default keeps it closed', () => {
  const heard = vi.fn()
  const trigger = (
    <button type="button" onClick={(event) => event.preventDefault()}>
      Despre
    </button>
  )
  render(
    <Popover label="Despre jackpot" trigger={trigger} onOpenChange={heard}>
      Crește cu fiecare pariu.
    </Popover>,
  )
  fireEvent.click(button())
  expect(heard).not.toHaveBeenCalled()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

test('a page that holds its state decides', async () => {
  const heard = vi.fn()
  const popover = (open: boolean) => (
    <Popover label="Despre" trigger={<button type="button">?</button>} open={open} onOpenChange={heard}>
      Text
    </Popover>
  )
  const { rerender } = render(popover(false))
  fireEvent.click(button())
  expect(heard).toHaveBeenLastCalledWith(true)
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  rerender(popover(true))
  const panel = await screen.findByRole('dialog', { name: 'Despre' })
  fireEvent.keyDown(panel, { key: 'Escape' })
  expect(heard).toHaveBeenLastCalledWith(false)
  expect(panel).toBeInTheDocument()
  rerender(popover(false))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
