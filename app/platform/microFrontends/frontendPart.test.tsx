import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { frontendPart } from './frontendPart.tsx'

type Props = { onFail: () => void }

function draw(load: () => Promise<(props: Props) => string>) {
  const Part = frontendPart<Props>(load)
  const onFail = vi.fn()
  render(
    <Suspense fallback="se încarcă">
      <Part onFail={onFail} />
    </Suspense>,
  )
  return onFail
}

test('MFE-01 a part whose code cannot be loaded fails as its micro-frontend would', async () => {
  const onFail = draw(async () => {
    throw new Error('no such file')
  })
  expect(screen.getByText('se încarcă')).toBeInTheDocument()
  await vi.waitFor(() => expect(onFail).toHaveBeenCalledTimes(1))
})

test('MFE-01 a part whose code is there is drawn', async () => {
  const onFail = draw(async () => () => 'aici')
  expect(await screen.findByText('aici')).toBeInTheDocument()
  expect(onFail).not.toHaveBeenCalled()
})
