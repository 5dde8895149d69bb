import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button'
import { KeyHint } from '#ui/shell/KeyHint'

type FiltersButtonProps = { className: string | undefined; onOpen: () => void; children: ReactNode }

/** Opens the filters of a list; equally wide before and after its list has loaded. */
export const FiltersButton = ({ className, onOpen, children }: FiltersButtonProps) => (
  <Button
    className={className}
    icon="funnel"
    size="s"
    aria-haspopup="dialog"
    aria-keyshortcuts="F"
    onClick={onOpen}
  >
    {children}
    <KeyHint sign="F" />
  </Button>
)
