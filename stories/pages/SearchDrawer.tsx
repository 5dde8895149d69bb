import { useRef, useState } from 'react'
import { fn } from 'storybook/test'
import { SearchPanel } from '#ui/browse/SearchPanel'
import { Drawer } from '#ui/overlay/Drawer'
import { providers } from './data.ts'
import { found, recommended } from './found.ts'

const terms = ['regina', 'carp', 'jackpot', 'ruletă']

/** Search over the page; it answers while one types. */
export function SearchDrawer({ text: begun }: { text: string }) {
  const [open, setOpen] = useState(true)
  const [text, setText] = useState(begun)
  const [recent, setRecent] = useState(terms)
  const field = useRef<HTMLInputElement>(null)
  const close = () => setOpen(false)
  return (
    <Drawer
      open={open}
      onClose={close}
      kind="search"
      shape="side"
      size="l"
      title="Caută"
      tall
      initialFocus={field}
    >
      <SearchPanel
        inputRef={field}
        value={text}
        onChange={setText}
        groups={found(text)}
        suggestion={text === 'krap' ? 'carp' : undefined}
        recent={recent}
        onForget={(term) => setRecent(recent.filter((other) => other !== term))}
        providers={providers.slice(0, 5)}
        recommended={recommended}
        onMoreRecommended={fn()}
        onOpen={fn()}
        onPlay={fn()}
        onFavourite={fn()}
        onClose={close}
      />
    </Drawer>
  )
}
