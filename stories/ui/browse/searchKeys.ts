import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { SearchPanel } from '#ui/browse/SearchPanel'
import { spoken } from './search.ts'

type Play = NonNullable<StoryObj<typeof SearchPanel>['play']>

/** Down and Up go round, Enter opens, Shift and Enter play. */
export const goesRound: Play = async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('combobox')
  await userEvent.type(field, 'carp{ArrowDown}')
  await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Carpatic Gold')
  await userEvent.keyboard('{Enter}')
  await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Carpatic Gold' }))
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect(args.onPlay).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Carpatic Gold' }))
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Legende din Carpați')
  await expect(field).toHaveFocus()
}

/** One layer after the other: the list, the text, the panel. */
export const closesInLayers: Play = async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('combobox')
  await userEvent.type(field, 'carp{Escape}')
  await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  await expect(field).toHaveValue('carp')
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect(field).toHaveValue('')
  await expect(args.onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect(args.onClose).toHaveBeenCalledOnce()
}

/** Play shows on the active row, and its place is kept on the others. */
export const showsPlayWhereActive: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'carp')
  // By label: a hidden link has no name for its role.
  const play = (label: RegExp) => canvas.getByLabelText(label)
  const box = () => JSON.stringify(canvas.getByRole('option', { name: /Carpatic/ }).getBoundingClientRect())
  const before = box()
  await expect(play(/joacă Ruleta Carpați$/)).toBeVisible()
  await expect(play(/joacă Carpatic Gold$/)).not.toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect(play(/joacă Carpatic Gold$/)).toBeVisible()
  await expect(play(/joacă Ruleta Carpați$/)).not.toBeVisible()
  await expect(box()).toBe(before)
}

/** A press on the provider opens it; Tab goes through the buttons beside the links below. */
export const reachesByKeys: Play = async ({ args, canvas, userEvent }) => {
  const row = canvas.getByRole('option', { name: 'Cuprum Play 41 de jocuri' })
  await expect(row).toBeVisible()
  await expect(canvas.getByRole('heading', { name: 'Alte jocuri de la Cuprum Play' })).toBeVisible()
  await userEvent.click(row)
  await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Cuprum Play' }))
  // Beside links, unlike beside options, the buttons are for keys too.
  canvas.getByRole('link', { name: /^Regina Nilului/ }).focus()
  await userEvent.tab()
  await expect(canvas.getByRole('link', { name: 'Joacă Regina Nilului' })).toHaveFocus()
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: /Regina Nilului$/ })).toHaveFocus()
  await userEvent.click(canvas.getByRole('combobox'))
}

/** Presses on a row, its heart and its Play leave the focus in the field. */
export const pressesKeepFocus: Play = async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('combobox')
  await userEvent.type(field, 'carp')
  await userEvent.hover(canvas.getByRole('option', { name: /Secretul/ }))
  await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Secretul Carpaților')
  await userEvent.click(canvas.getByRole('option', { name: /Secretul/ }))
  await expect(args.onOpen).toHaveBeenCalledOnce()
  const heart = canvas.getByRole('button', { name: /Carpatic Gold$/, hidden: true })
  await userEvent.click(heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const play = canvas.getByRole('link', { name: 'Joacă Carpatic Gold', hidden: true })
  await userEvent.click(play)
  await expect(args.onPlay).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Carpatic Gold' }))
  await expect(args.onOpen).toHaveBeenCalledOnce()
  await expect(field).toHaveFocus()
}

/** Forty more with each press; the focus stays until all are shown. */
export const growsByForty: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'diamant')
  await spoken('126 de rezultate, 40 afișate')
  const more = canvas.getByRole('button', { name: 'Arată mai multe' })
  await userEvent.click(more)
  await expect(canvas.getAllByRole('option')).toHaveLength(80)
  await expect(more).toHaveFocus()
  await spoken('80 afișate')
  await userEvent.click(more)
  await userEvent.click(more)
  await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
}

/** Placeholders have the height of what they stand for, and nothing is said yet. */
export const holdsPlaces: Play = async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('button', { name: 'regina' })).toBeVisible()
  const placeholders = [...canvasElement.querySelectorAll('[aria-busy] [aria-hidden][data-shape="block"]')]
  const heights = placeholders.map((placeholder) => placeholder.getBoundingClientRect().height)
  await expect(heights).toEqual([56, 56, 56, 56, 56, 52, 52, 52, 52, 52])
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
}

/** A term without results has a suggestion, whose press searches for it. */
export const offersASpelling: Play = async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox')
  await userEvent.type(field, 'krap')
  await spoken('Niciun rezultat pentru „krap”')
  await expect(canvas.getByRole('link', { name: /Regina Nilului/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Ai vrut „carp”?' }))
  await expect(field).toHaveValue('carp')
  await expect(field).toHaveFocus()
  await userEvent.clear(field)
  await userEvent.type(field, 'krap')
}
