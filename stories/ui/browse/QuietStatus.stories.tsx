import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { QuietStatus } from '#ui/browse/QuietStatus'
import { Button } from '#ui/controls/Button'

function Counting({ text }: { text: string }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Încă un joc</Button>
      <QuietStatus text={count === 0 ? text : `${count} jocuri`} />
    </>
  )
}

const meta = {
  component: QuietStatus,
  args: { text: '37 de jocuri' },
  parameters: { visual: { disable: true } },
  render: ({ text }) => <Counting text={text} />,
} satisfies Meta<typeof QuietStatus>

export default meta
type Story = StoryObj<typeof meta>

/** What is there at first is not said. */
export const Default: Story = {
  name: 'Ce s-a schimbat, o dată',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** Silent at first, silent in a burst, then said. */
export const States: Story = {
  name: 'Multe schimbări la rând se spun o dată, după o pauză',
  tags: ['proof'],
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    const heard: string[] = []
    const ear = new MutationObserver(() => heard.push(status.textContent ?? ''))
    ear.observe(status, { childList: true, characterData: true, subtree: true })
    await userEvent.tripleClick(canvas.getByRole('button'))
    await expect(status).toBeEmptyDOMElement()
    await waitFor(() => expect(status).toHaveTextContent('3 jocuri'), { timeout: 2000 })
    await waitFor(() => expect(heard).toEqual(['3 jocuri']))
    ear.disconnect()
  },
}
