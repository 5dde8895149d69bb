import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { SearchPanel } from '#ui/browse/SearchPanel'

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
