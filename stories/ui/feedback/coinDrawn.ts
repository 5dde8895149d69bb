import { expect, waitFor } from 'storybook/test'

/** Error pages draw their coin once it is loaded; a picture taken before would lack it. */
export const coinDrawn = ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> =>
  waitFor(() => expect(canvasElement.querySelector('svg[viewBox="0 0 320 200"]')).not.toBeNull(), {
    timeout: 10_000,
  })
