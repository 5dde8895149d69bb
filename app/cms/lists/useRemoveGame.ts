import { useIntl } from 'react-intl'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { withGame, withoutGame } from '#app/domain/ownLists/lists.ts'
import { placesByCode } from '#app/domain/tiles.ts'
import { notify } from '#app/platform/notices/notify.ts'
import { useVisit } from '#app/platform/visit.ts'
import { useListChange } from '#app/player/lists/useListChange.ts'

/** Removes a game from a list; a notice offers to undo it. */
export function useRemoveGame(
  id: string,
  codes: readonly string[],
  file: CatalogueFile,
): (code: string) => void {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const change = useListChange()
  return (code) => {
    const at = codes.indexOf(code)
    change((own) => withoutGame(own, id, code))
    void notify(visit, {
      type: 'info',
      title: formatMessage(
        { id: 'lists.removed' },
        { name: file.games.name[placesByCode(file).get(code) ?? -1] ?? code },
      ),
      actionText: formatMessage({ id: 'lists.undo' }),
      action: () => change((own) => withGame(own, id, code, at)),
    })
  }
}
